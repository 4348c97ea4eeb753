import { useEffect, useRef } from "react";
import type { FieldKind, FieldTable } from "#domain/page/block-fields.ts";
import { type Block, fieldsOf } from "#domain/page/blocks.ts";
import { fieldAt } from "#domain/page/edit-blocks.ts";
import { fillMarks, type PageMark } from "#domain/page/page-marks.ts";
import { pageParts } from "#domain/page/page-parts.ts";

export type Typing = { readonly block: string; readonly field: string };

type Line = { readonly field: string; readonly text: string };

/** The texts of a block that can be typed in place, in the order of the table and so of the drawing. */
export const typedLines = (block: Block): readonly Line[] =>
  pageParts([block]).flatMap((part) => (part.is === "text" && part.block === block.id ? [part] : []));

/** Long texts have lines; in a short one Enter is the end. */
export function hasLines(block: Block, path: string): boolean {
  const names = path.split(".").filter((part) => !/^\d+$/.test(part));
  let fields: FieldTable | undefined = fieldsOf(block.kind);
  let kind: FieldKind | undefined;
  for (const name of names) {
    kind = fields?.[name]?.kind;
    fields = kind?.is === "items" ? kind.fields : undefined;
  }
  return kind?.is === "text";
}

/**
 * Where each text of a block is drawn: the first element that says nothing but it and that no other text has taken. The drawings know
 * nothing of editing, so that visitors get not a byte for it.
 */
export function placesOf(root: Element, block: Block, values: ReadonlyMap<string, string>): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const leaves = [...root.querySelectorAll<HTMLElement>("*")].filter(
    (element) => element.childElementCount === 0 && !element.closest("[data-editor]"),
  );
  for (const { field, text } of typedLines(block)) {
    const shown = fillMarks(text, values);
    if (shown.trim() === "") continue;
    const at = leaves.findIndex((leaf) => leaf.textContent === shown);
    const [leaf] = at < 0 ? [] : leaves.splice(at, 1);
    if (leaf) found.set(field, leaf);
  }
  return found;
}

type TypingOptions = {
  /** The element that draws the text, whose words React does not touch meanwhile. */
  element: HTMLElement | undefined;
  block: Block | undefined;
  field: string;
  marks: readonly PageMark[];
  onChange: (text: string) => void;
  onEnd: () => void;
};

/** Types into the page itself. Values that a text names are chips that say today’s. */
export function useTypingInPlace({ element, block, field, marks, onChange, onEnd }: TypingOptions): void {
  const value = block ? String(fieldAt(block, field) ?? "") : "";
  const latest = useRef({ value, written: value, marks, onChange, onEnd });
  latest.current = { ...latest.current, value, marks, onChange, onEnd };
  useEffect(() => {
    if (!element) return;
    const before = element.textContent;
    latest.current.written = latest.current.value;
    element.setAttribute("contenteditable", "plaintext-only");
    if (element.contentEditable !== "plaintext-only") element.setAttribute("contenteditable", "true");
    element.setAttribute("role", "textbox");
    element.setAttribute("aria-label", "Text on the page");
    draw(element, latest.current.value, latest.current.marks);
    element.focus();
    toEnd(element);
    const listening = new AbortController();
    const on = { signal: listening.signal };
    element.addEventListener(
      "input",
      () => {
        latest.current.written = textIn(element);
        latest.current.onChange(latest.current.written);
      },
      on,
    );
    const leave = () => {
      listening.abort();
      for (const name of ["contenteditable", "role", "aria-label"]) element.removeAttribute(name);
    };
    element.addEventListener(
      "blur",
      () => {
        leave();
        // As React left it, which then puts the new words in.
        element.textContent = before;
        latest.current.onEnd();
      },
      on,
    );
    return leave;
  }, [element]);
  useEffect(() => {
    // Undone, or changed by someone else while the cursor was in it.
    if (!element || value === latest.current.written) return;
    latest.current.written = value;
    draw(element, value, latest.current.marks);
    toEnd(element);
  }, [element, value]);
}

const mark = /(\{[a-z][a-z0-9_]*(?:\.[A-Za-z0-9][A-Za-z0-9 -]*)?\})/;

function draw(element: HTMLElement, text: string, marks: readonly PageMark[]) {
  const page = element.ownerDocument;
  const parts = text.split(mark).map((part) => {
    const name = mark.test(part) ? part.slice(1, -1) : undefined;
    const known = marks.find((one) => one.name === name);
    if (!known) return page.createTextNode(part);
    const chip = page.createElement("span");
    chip.contentEditable = "false";
    chip.dataset.mark = known.name;
    chip.title = known.label;
    chip.className = "rounded-xs bg-info-soft px-1 text-info";
    chip.textContent = known.value;
    return chip;
  });
  element.replaceChildren(...parts);
}

/** Chips are written back as the values they name. */
export function textIn(element: Node): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
      const { mark: name } = (node as HTMLElement).dataset;
      if (name) return `{${name}}`;
      return node.nodeName === "BR" ? "\n" : textIn(node);
    })
    .join("")
    .replaceAll("\u00a0", " ");
}

function toEnd(element: HTMLElement) {
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
