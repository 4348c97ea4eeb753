import type { FieldKind } from "./block-fields.ts";
import { type Block, blockTable, eachBlock, fieldsOf } from "./blocks.ts";
import type { CheckedPage } from "./page-problems.ts";
import { type RichText, richLines } from "./rich-text.ts";
import { isSameValue } from "./same-value.ts";

/** A change between two versions of a page, in words. */
export type PageChange = {
  readonly is: "added" | "deleted" | "moved" | "changed";
  /** The block, by its name and title; “Page” for what search engines see. */
  readonly where: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
};

/** The changes from one version to another, in the order of reading. */
export function pageDifference(before: CheckedPage, after: CheckedPage): readonly PageChange[] {
  const [was, is] = [byId(before.blocks), byId(after.blocks)];
  const deleted = [...was.values()]
    .filter(({ block }) => !is.has(block.id))
    .map(({ block }) => whole("deleted", block));
  const now = [...is.values()].flatMap(({ block, parent }) => {
    const earlier = was.get(block.id);
    if (!earlier) return [whole("added", block)];
    return [...(earlier.parent === parent ? [] : [whole("moved", block)]), ...fieldChanges(earlier.block, block)];
  });
  return [...metaChanges(before, after), ...now, ...orderChanges(before.blocks, after.blocks), ...deleted];
}

type Found = { readonly block: Block; readonly parent: string };

function byId(blocks: readonly Block[], parent = ""): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const block of blocks) {
    found.set(block.id, { block, parent });
    for (const { block: inner } of eachBlock([block]))
      if (inner !== block) found.set(inner.id, { block: inner, parent: block.id });
  }
  return found;
}

export function blockName({ kind, values }: Block): string {
  const title: unknown = Reflect.get(values, "title");
  const { label } = blockTable[kind];
  return typeof title === "string" && title !== "" ? `${label} “${title}”` : label;
}

const whole = (is: "added" | "deleted" | "moved", block: Block): PageChange => ({
  is,
  where: blockName(block),
  field: "",
  before: "",
  after: "",
});

function fieldChanges(before: Block, after: Block): readonly PageChange[] {
  return Object.entries(fieldsOf(after.kind)).flatMap(([name, { label, kind }]) => {
    const [was, is]: readonly unknown[] = [Reflect.get(before.values, name), Reflect.get(after.values, name)];
    if (kind.is === "blocks" || isSameValue(was, is)) return [];
    return [
      {
        is: "changed" as const,
        where: blockName(after),
        field: label,
        before: textOf(was, kind),
        after: textOf(is, kind),
      },
    ];
  });
}

/** A value in words; pictures and records by what names them. */
function textOf(value: unknown, kind: FieldKind): string {
  if (value === null || value === undefined) return "";
  switch (kind.is) {
    case "rich":
      return richLines(value as RichText).join("\n");
    case "link":
      return `${Reflect.get(value, "label")} → ${Reflect.get(value, "to")}`;
    case "picture":
      return String(Reflect.get(value, "alt")) || "A picture";
    case "choice":
      return kind.options[String(value)] ?? String(value);
    case "records":
      return (value as readonly string[]).join(", ");
    case "items":
      return (value as readonly object[])
        .map((item) =>
          Object.entries(kind.fields)
            .map(([name, field]) => textOf(Reflect.get(item, name), field.kind))
            .filter((text) => text !== "")
            .join(": "),
        )
        .join("\n");
    default:
      return String(value);
  }
}

const metaLabels = {
  title: "Title for search engines",
  description: "Description for search engines",
  picture: "Picture when shared",
  isHidden: "Hidden from search engines",
} as const;

const metaChanges = ({ meta: before }: CheckedPage, { meta: after }: CheckedPage): readonly PageChange[] =>
  (Object.keys(metaLabels) as (keyof typeof metaLabels)[])
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      is: "changed",
      where: "Page",
      field: metaLabels[name],
      before: metaText(before[name]),
      after: metaText(after[name]),
    }));

function metaText(value: string | boolean | null): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value ?? "";
}

/** Blocks that both have, in another order. */
function orderChanges(before: readonly Block[], after: readonly Block[]): readonly PageChange[] {
  const order = (blocks: readonly Block[], others: readonly Block[]) =>
    blocks.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => id);
  if (isSameValue(order(before, after), order(after, before))) return [];
  const names = (blocks: readonly Block[]) => blocks.map(blockName).join(", ");
  return [{ is: "moved", where: "Order of the blocks", field: "", before: names(before), after: names(after) }];
}
