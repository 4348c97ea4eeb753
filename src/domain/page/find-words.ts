import { type PagePart, pageParts } from "./page-parts.ts";
import type { CheckedPage } from "./page-problems.ts";

/** Words found on a page: their block and field, and the text around them. */
export type FoundWords = {
  readonly block: string;
  readonly field: string;
  /** “Questions and answers, Answer” */
  readonly where: string;
  readonly text: string;
};

const around = 40;
const most = 5;

/** The places where a page says these words, in the order of reading. */
export function findWords({ meta, blocks }: CheckedPage, words: string): readonly FoundWords[] {
  const lower = words.trim().toLowerCase();
  if (lower === "") return [];
  const found = [
    { block: "", field: "title", where: "Title for search engines", texts: [meta.title] },
    { block: "", field: "description", where: "Description for search engines", texts: [meta.description] },
    ...pageParts(blocks).map((part) => ({
      block: part.block,
      field: part.field,
      where: `${part.blockLabel}, ${part.label}`,
      texts: textsOf(part),
    })),
  ];
  return found
    .flatMap(({ texts, ...place }) =>
      texts.filter((text) => text.toLowerCase().includes(lower)).map((text) => ({ ...place, text: cut(text, lower) })),
    )
    .slice(0, most);
}

function textsOf(part: PagePart): readonly string[] {
  switch (part.is) {
    case "text":
    case "figure":
      return [part.text];
    case "rich":
      return [...part.lines, ...part.links];
    case "link":
      return part.link ? [part.link.label, part.link.to] : [];
    case "picture":
      return part.picture ? [part.picture.alt] : [];
    case "records":
      return part.slugs;
    default:
      return [];
  }
}

/** So much of a text that the words can be recognised in it. */
function cut(text: string, lower: string): string {
  const at = text.toLowerCase().indexOf(lower);
  const [from, to] = [Math.max(0, at - around), at + lower.length + around];
  return `${from > 0 ? "…" : ""}${text.slice(from, to).trim()}${to < text.length ? "…" : ""}`;
}
