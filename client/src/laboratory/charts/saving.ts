/** Charts as pictures. */
import { download } from "../files";

const SHARP = 2; // pixels of a picture for each of the page

/** A drawing as PNG: the browser draws it once more, larger. */
export async function savePng(name: string, svg: string, width: number, height: number): Promise<void> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SHARP;
  canvas.height = height * SHARP;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (made) download(name, made);
}

export function saveSvg(name: string, svg: string): void {
  download(name, svg, "image/svg+xml");
}
