import type { FieldKind, FieldTable, PageLink, PlacedPicture } from "./block-fields.ts";
import { type Block, blockTable, eachBlock, fieldsOf } from "./blocks.ts";
import { type RichText, richLines, richTexts } from "./rich-text.ts";

/** One thing on a page, and where: its block, and its field with the number of the item in it. */
type Where = {
  readonly block: string;
  readonly blockLabel: string;
  readonly field: string;
  readonly label: string;
  readonly isNeeded: boolean;
};
export type PagePart = Where &
  (
    | { readonly is: "text"; readonly text: string }
    | { readonly is: "figure"; readonly text: string }
    | { readonly is: "link"; readonly link: PageLink | null }
    | { readonly is: "picture"; readonly picture: PlacedPicture | null }
    | { readonly is: "records"; readonly of: "tours" | "services"; readonly slugs: readonly string[] }
    | { readonly is: "items"; readonly size: number }
    | { readonly is: "rich"; readonly lines: readonly string[]; readonly links: readonly string[] }
  );

/** Everything on a page in the order of reading: texts, links, pictures and records, with where they are. */
export function pageParts(blocks: readonly Block[]): readonly PagePart[] {
  return [...eachBlock(blocks)].flatMap(({ block }) =>
    partsOf(block.values, fieldsOf(block.kind), {
      block: block.id,
      blockLabel: blockTable[block.kind].label,
      path: "",
    }),
  );
}

type Around = { readonly block: string; readonly blockLabel: string; readonly path: string };

const partsOf = (values: object, fields: FieldTable, around: Around): readonly PagePart[] =>
  Object.entries(fields).flatMap(([name, { kind, label, isNeeded = false }]) => {
    const { block, blockLabel, path } = around;
    const where = { block, blockLabel, field: `${path}${name}`, label, isNeeded };
    return partsOfField(Reflect.get(values, name), kind, where);
  });

function partsOfField(value: unknown, kind: FieldKind, where: Where): readonly PagePart[] {
  switch (kind.is) {
    case "line":
    case "text":
      return [{ ...where, is: "text", text: String(value) }];
    case "figure":
      return [{ ...where, is: "figure", text: String(value) }];
    case "rich":
      return [
        {
          ...where,
          is: "rich",
          lines: richLines(value as RichText),
          links: [...richTexts(value as RichText)].flatMap(({ links }) => links),
        },
      ];
    case "link":
      return [{ ...where, is: "link", link: value as PageLink | null }];
    case "picture":
      return [{ ...where, is: "picture", picture: value as PlacedPicture | null }];
    case "records":
      return [{ ...where, is: "records", of: kind.of, slugs: value as readonly string[] }];
    case "items": {
      const list = value as readonly object[];
      const inside = list.flatMap((item, at) =>
        partsOf(item, kind.fields, { ...where, path: `${where.field}.${at}.` }),
      );
      return [{ ...where, is: "items", size: list.length }, ...inside];
    }
    default:
      return [];
  }
}

/** A page’s texts, for searching. */
export const pageText = (blocks: readonly Block[]): string =>
  pageParts(blocks)
    .flatMap((part) => {
      if (part.is === "text" || part.is === "figure") return [part.text];
      if (part.is === "rich") return part.lines;
      if (part.is === "link") return part.link ? [part.link.label] : [];
      return part.is === "picture" && part.picture ? [part.picture.alt] : [];
    })
    .filter((text) => text !== "")
    .join("\n");
