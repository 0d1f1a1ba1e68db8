/** Text typed over a selection. Browsers would carry the looks of the old text over, in styles that the policy for our pages forbids. */
import { EditorView } from "@codemirror/view";

export const typingOver = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { from, to, empty } = view.state.selection.main;
    const text = event.data;
    if (empty || !text || event.inputType !== "insertText" || event.isComposing || !event.cancelable) return false;
    event.preventDefault();
    const replaced = () => view.state.update(view.state.replaceSelection(text), { userEvent: "input.type", scrollIntoView: true });
    const handlers = view.state.facet(EditorView.inputHandler); // of brackets, for instance
    if (!handlers.some((handle) => handle(view, from, to, text, replaced))) view.dispatch(replaced());
    return true;
  },
});
