// CodeMirror, as far as a field of notation needs it.

import { autocompletion, closeCompletion, completionKeymap, type Completion, type CompletionSource } from "@codemirror/autocomplete";
import { history, historyKeymap } from "@codemirror/commands";
import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { EditorState, Prec, type Extension } from "@codemirror/state";
import { Decoration, EditorView, keymap, MatchDecorator, ViewPlugin, type DecorationSet, type ViewUpdate } from "@codemirror/view";

import { nameOf } from "../cards/names.js";
import { completed, type Cards } from "./cards.js";
import { keys } from "./keys.js";
import { rangeOf, type Fault } from "./faults.js";
import { wordsOf, type Kind } from "./words.js";

const looks = EditorView.theme({
  "&": { color: "var(--ink)", background: "var(--field)", fontSize: ".9375rem" },
  "&.cm-focused": { outline: "2px solid var(--focus)", outlineOffset: "1px" },
  ".cm-content": { fontFamily: "var(--mono)", padding: ".55rem 0", caretColor: "var(--ink)", lineHeight: "1.55" },
  ".cm-line": { padding: "0 .7rem" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground, ::selection": { background: "var(--selection) !important" },
  ".cm-gutters": { background: "transparent", border: "none", color: "var(--quiet)" },
  ".cm-red": { color: "var(--bad)" },
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--bad) 1.5px", textUnderlineOffset: "3px" },
  ".cm-tooltip": { background: "var(--sheet)", color: "var(--ink)", border: "1px solid var(--line)", borderRadius: "6px", overflow: "hidden" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { background: "var(--accent)", color: "var(--on-accent)" },
  ".cm-diagnostic": { fontFamily: "var(--sans)", padding: ".4rem .6rem" },
  ".cm-diagnosticAction": { background: "var(--accent)", color: "var(--on-accent)", borderRadius: "4px" },
  ".cm-struck": { background: "var(--mark)" },
});

const redCards = new MatchDecorator({
  regexp: /(?<![\w:])(?:10|[2-9AJQKT])[HD]\b/gi,
  decoration: Decoration.mark({ class: "cm-red" }),
});
const cards = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;
    constructor(view: EditorView) {
      this.decorations = redCards.createDeco(view);
    }
    update(update: ViewUpdate) {
      this.decorations = redCards.updateDeco(update, this.decorations);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

const completes = (kind: Kind, cards: () => Cards): CompletionSource => {
  const options: Completion[] = wordsOf(kind).map((label) => ({ label, type: "keyword" }));
  return (context) => {
    const begun = completed(kind, context.state.doc.toString(), context.pos, cards());
    if (begun) return { from: begun.from, options: begun.cards.map((label) => ({ label, detail: nameOf(label) })), filter: false };
    const word = context.matchBefore(/[a-z]+/i);
    return word && (word.to - word.from >= 2 || context.explicit) ? { from: word.from, options, validFor: /^[a-z ]*$/i } : null;
  };
};

export interface Wanted {
  kind: Kind;
  label: string;
  /** One line: Enter is for the form. */
  onEnter?: (() => void) | undefined;
  /** What cards there are, at the moment. */
  cards(): Cards;
  onChange(text: string): void;
}

/** What is pasted may have several lines: the notation has semicolons for that. */
const onOneLine: Extension = [
  EditorView.clipboardInputFilter.of((text) => text.trim().replace(/\s*\n\s*/g, "; ")),
  EditorState.transactionFilter.of((change) => (change.newDoc.lines > 1 ? [] : change)),
];

export function extensions({ kind, label, onEnter, cards: offered, onChange }: Wanted): Extension[] {
  const enter = onEnter && Prec.high(keymap.of([{ key: "Enter", run: (view) => (closeCompletion(view), onEnter(), true) }]));
  return [
    history(),
    autocompletion({ override: [completes(kind, offered)], icons: false, activateOnTypingDelay: 150 }),
    keymap.of([...completionKeymap, ...historyKeymap, ...keys]),
    ...(enter ? [enter, onOneLine] : []),
    ...(kind === "log" ? [lintGutter()] : []),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false", autocapitalize: "off" }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged && !update.transactions.some((change) => change.isUserEvent("from-outside"))) onChange(update.state.doc.toString());
    }),
    cards,
    looks,
  ];
}

export function marked(text: string, faults: Fault[]): Diagnostic[] {
  return faults.filter(({ line }) => line !== undefined).map((fault) => {
    const { from, to } = rangeOf(text, fault);
    const { nearest } = fault;
    const actions = nearest
      ? [{ name: `Write ${nearest}`, apply: (view: EditorView, start: number, end: number) => view.dispatch({ changes: { from: start, to: end, insert: nearest } }) }]
      : [];
    return { from, to, severity: "error", message: fault.message, actions };
  });
}

export const mark = (view: EditorView, faults: Fault[]) => view.dispatch(setDiagnostics(view.state, marked(view.state.doc.toString(), faults)));
