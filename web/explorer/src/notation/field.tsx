// A field for typed notation. It lives in a shadow tree, where its styles need no permission of the page.

import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "preact/hooks";

import type { Cards } from "./cards.js";
import { Echoes } from "./echoes.js";
import { extensions, mark } from "./extensions.js";
import { rangeOf, type Fault } from "./faults.js";
import type { Kind } from "./words.js";

interface Props {
  kind: Kind;
  label: string;
  value: string;
  faults?: Fault[];
  onChange(text: string): void;
  onEnter?: () => void;
  /** What cards completion has to offer. */
  cards?: Cards;
  /** Called with a function that goes to a place. */
  goTo?: (reach: (line: number, column?: number) => void) => void;
}

export function Field({ kind, label, value, faults = [], cards = { pack: [] }, onChange, onEnter, goTo }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const echoes = useRef(new Echoes());
  const latest = useRef({ onChange, onEnter, cards });
  latest.current = { onChange, onEnter, cards };

  useEffect(() => {
    const root = host.current!.shadowRoot ?? host.current!.attachShadow({ mode: "open" });
    const given = {
      kind,
      label,
      cards: () => latest.current.cards,
      onChange: (text: string) => (echoes.current.tell(text), latest.current.onChange(text)),
      ...(onEnter && { onEnter: () => latest.current.onEnter?.() }),
    };
    const editor = new EditorView({ parent: root, root, state: EditorState.create({ doc: value, extensions: extensions(given) }) });
    view.current = editor;
    goTo?.((line, column = 1) => {
      const { from } = rangeOf(editor.state.doc.toString(), { message: "", line, column });
      editor.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      editor.focus();
    });
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const { current: editor } = view;
    if (!editor || echoes.current.isEcho(value) || editor.state.doc.toString() === value) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value }, userEvent: "from-outside" });
  }, [value]);

  const told = JSON.stringify(faults);
  useEffect(() => {
    if (view.current) mark(view.current, faults);
  }, [told, value]);

  return <div class={`notation-field of-${kind}`} ref={host} />;
}

/** Faults in words, below a field; what was probably meant is written by one click. */
export function Faults({ faults, text, onChange }: { faults: Fault[]; text: string; onChange(text: string): void }) {
  if (faults.length === 0) return null;
  const mended = (fault: Fault) => {
    const { from, to } = rangeOf(text, fault);
    onChange(text.slice(0, from) + fault.nearest! + text.slice(to));
  };
  return (
    <ul class="faults">
      {faults.slice(0, 6).map((fault) => (
        <li key={fault.message + fault.column}>
          {fault.line !== undefined && <span class="where">{fault.line}:{fault.column}</span>} {fault.message}{" "}
          {fault.nearest && fault.line !== undefined && (
            <button type="button" class="small" onClick={() => mended(fault)}>Write {fault.nearest}</button>
          )}
        </li>
      ))}
    </ul>
  );
}
