import type { FieldKind, FieldTable } from "./block-fields.ts";
import { type Block, fieldsOf } from "./blocks.ts";
import { eachRichText, type RichText } from "./rich-text.ts";

/** A value of the company that a text names instead of typing it: {company}, {free_hours}, {tour.winelands}. */
export type PageMark = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly group: MarkGroup;
};
export type MarkGroup = "Company" | "Prices" | "Terms" | "Claims";

const mark = /\{([a-z][a-z0-9_]*(?:\.[A-Za-z0-9][A-Za-z0-9 -]*)?)\}/g;

export const marksIn = (text: string): readonly string[] => [...text.matchAll(mark)].flatMap(([, name]) => name ?? []);

/** The text without its marks, to look for figures that were typed. */
export const withoutMarks = (text: string): string => text.replace(mark, " ");

/** A price that is gone since the page was published is one to ask for. Nothing else of a mark is ever shown as it is written. */
export const fillMarks = (text: string, values: ReadonlyMap<string, string>): string =>
  text.includes("{")
    ? text.replace(mark, (_, name: string) => values.get(name) ?? (name.includes(".") ? "price on request" : ""))
    : text;

/** Every text of these blocks changed; everything else stays. */
export const eachText = (blocks: readonly Block[], change: (text: string) => string): readonly Block[] =>
  blocks.map((block) => ({ ...block, values: changedFields(block.values, fieldsOf(block.kind), change) }) as Block);

function changedFields(values: object, fields: FieldTable, change: (text: string) => string): object {
  const entries = Object.entries(fields).map(([name, { kind }]) => [
    name,
    changedValue(Reflect.get(values, name), kind, change),
  ]);
  return Object.fromEntries(entries);
}

function changedValue(value: unknown, kind: FieldKind, change: (text: string) => string): unknown {
  switch (kind.is) {
    case "line":
    case "text":
    case "figure":
      return change(String(value));
    case "rich":
      return eachRichText(value as RichText, change);
    case "link":
      return value && { ...value, label: change(String(Reflect.get(value, "label"))) };
    case "picture":
      return value && { ...value, alt: change(String(Reflect.get(value, "alt"))) };
    case "items":
      return (value as readonly object[]).map((item) => changedFields(item, kind.fields, change));
    case "blocks":
      return eachText(value as readonly Block[], change);
    default:
      return value;
  }
}
