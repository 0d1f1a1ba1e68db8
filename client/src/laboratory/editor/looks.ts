/** The editor in the colours of the page, light and dark. */
import { EditorView } from "@codemirror/view";

export const looks = EditorView.theme({
  "&": { color: "var(--ink)", backgroundColor: "var(--panel)", fontSize: "1rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace", lineHeight: "1.5", maxHeight: "24rem", overflow: "auto" },
  ".cm-content": { caretColor: "var(--ink)", minHeight: "12rem", padding: "6px 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)", borderLeftWidth: "2px" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "var(--accent-soft)" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--accent-soft) 45%, transparent)" },
  ".cm-gutters": { backgroundColor: "var(--panel-2)", color: "var(--muted)", borderRight: "1px solid var(--line)" },
  ".cm-matchingBracket": { backgroundColor: "var(--gold-soft)", outline: "1px solid var(--gold)" },
  ".cm-lintRange-error": { backgroundImage: "none", backgroundColor: "var(--danger-soft)", textDecoration: "underline wavy var(--danger)", textUnderlineOffset: "3px" },
  ".cm-lintRange-warning": { backgroundImage: "none", backgroundColor: "var(--gold-soft)", textDecoration: "underline wavy var(--gold)", textUnderlineOffset: "3px" },
  ".cm-lint-marker-error": { content: "none", width: "0.8em", height: "0.8em", borderRadius: "50%", backgroundColor: "var(--danger)" },
  ".cm-tooltip": { border: "1px solid var(--line)", borderRadius: "8px", backgroundColor: "var(--panel)", color: "var(--ink)", boxShadow: "var(--shadow)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxHeight: "14rem" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "4px 8px" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": { backgroundColor: "var(--accent)", color: "var(--on-accent)" },
  ".cm-completionDetail": { marginLeft: "0.8em", fontStyle: "normal", opacity: "0.8" },
  ".cm-completionInfo": { padding: "6px 10px", maxWidth: "20rem" },
  ".cm-lint-marker-warning": { content: "none", width: "0.8em", height: "0.8em", borderRadius: "50%", backgroundColor: "var(--gold)" },
  ".cm-diagnostic-warning": { borderLeft: "4px solid var(--gold)" },
  ".cm-diagnostic-error": { borderLeft: "4px solid var(--danger)" },
  ".cm-panels": { backgroundColor: "var(--panel-2)", color: "var(--ink)" },
});
