import type { Block } from "./blocks.ts";
import { marksIn } from "./page-marks.ts";
import { type PagePart, pageParts } from "./page-parts.ts";
import { ownPathOf } from "./safe-link.ts";
import { type FigureProblem, figureProblems, type SaidFigure } from "./typed-figures.ts";

/** How a page appears in search results and in a message that shares it. */
export type PageMeta = {
  readonly title: string;
  readonly description: string;
  readonly picture: string | null;
  readonly isHidden: boolean;
};

/** Longer ones are cut off in search results. */
export const metaLimits = { title: 60, description: 155 } as const;

/** A fault that keeps a page from visitors. Block and field are empty for the page itself. */
export type PageProblem = { readonly block: string; readonly field: string; readonly message: string };

export type PageFacts = {
  readonly isKnownMark: (name: string) => boolean;
  /** Whether an address of ours answers, by a page or by a redirect. */
  readonly isKnownPath: (path: string) => boolean;
  readonly isKnownPicture: (id: string) => boolean;
  readonly isOnSale: (of: "tours" | "services", slug: string) => boolean;
  readonly said: readonly SaidFigure[];
};

export type CheckedPage = { readonly meta: PageMeta; readonly blocks: readonly Block[] };

/** The reasons a page can’t be published, by the editor while it is written and by the server before it goes out. */
export function pageProblems({ meta, blocks }: CheckedPage, facts: PageFacts): readonly PageProblem[] {
  const parts = pageParts(blocks);
  return [
    ...metaProblems(meta, facts),
    ...openingProblems(blocks),
    ...parts.flatMap((part) => partProblems(part, facts)),
  ];
}

/** On a page of the site’s own only what was replaced or added is checked: its title and description are there already. */
export const builtInProblems = ({ blocks }: CheckedPage, facts: PageFacts): readonly PageProblem[] => [
  ...blocks
    .filter(({ kind }) => kind === "hero")
    .map(({ id }) => ({ block: id, field: "title", message: "This page has an opening. Use a call to action here." })),
  ...pageParts(blocks).flatMap((part) => partProblems(part, facts)),
];

const ofPage = (field: string, message: string): PageProblem => ({ block: "", field, message });

function metaProblems({ title, description }: PageMeta, facts: PageFacts): readonly PageProblem[] {
  const problems: PageProblem[] = [];
  if (title.trim() === "") problems.push(ofPage("title", "Enter the title for search engines."));
  if (title.length > metaLimits.title)
    problems.push(ofPage("title", `Use at most ${metaLimits.title} characters; search engines cut off the rest.`));
  if (description.trim() === "") problems.push(ofPage("description", "Enter the description for search engines."));
  if (description.length > metaLimits.description)
    problems.push(
      ofPage("description", `Use at most ${metaLimits.description} characters; search engines cut off the rest.`),
    );
  for (const field of ["title", "description"] as const)
    for (const message of textProblems(field === "title" ? title : description, facts))
      problems.push(ofPage(field, message));
  return problems;
}

/** Every page has one title of its own, at the top. */
function openingProblems(blocks: readonly Block[]): readonly PageProblem[] {
  if (blocks.length === 0) return [ofPage("blocks", "Add a block: an empty page can’t be published.")];
  if (blocks[0]?.kind !== "hero")
    return [ofPage("blocks", "Start the page with an opening: it holds the page’s title.")];
  return blocks
    .slice(1)
    .filter(({ kind }) => kind === "hero")
    .map(({ id }) => ({ block: id, field: "title", message: "A page has one opening. Use a call to action here." }));
}

function partProblems(part: PagePart, facts: PageFacts): readonly PageProblem[] {
  const { block, field, label, isNeeded } = part;
  const tell = (message: string): PageProblem => ({ block, field, message });
  switch (part.is) {
    case "text":
      if (part.text.trim() === "") return isNeeded ? [tell(`Fill in “${label}”.`)] : [];
      return textProblems(part.text, facts).map(tell);
    case "figure":
      if (marksIn(part.text).length === 0) return [tell("Choose a price; a typed one would not follow the tariff.")];
      return textProblems(part.text, facts).map(tell);
    case "rich":
      if (part.lines.join("").trim() === "") return [tell("Write the text, or delete the block.")];
      return [
        ...part.lines.flatMap((line) => textProblems(line, facts)),
        ...part.links.flatMap((to) => linkProblem(to, facts)),
      ].map(tell);
    case "link": {
      const { link } = part;
      if (!link || (link.label === "" && link.to === "")) return [];
      if (link.label.trim() === "") return [tell("Say where the link leads.")];
      return [...textProblems(link.label, facts), ...linkProblem(link.to, facts)].map(tell);
    }
    case "picture": {
      const { picture } = part;
      if (!picture) return [];
      if (!facts.isKnownPicture(picture.id)) return [tell("This picture was deleted. Choose another.")];
      return picture.isDecorative || picture.alt.trim().length > 2
        ? []
        : [tell("Describe the picture for people who can’t see it.")];
    }
    case "records":
      return part.slugs
        .filter((slug) => !facts.isOnSale(part.of, slug))
        .map((slug) => tell(`“${slug}” is not on sale.`));
    case "items":
      return part.size === 0 ? [tell(`Add one to “${label}”, or delete the block.`)] : [];
    default:
      return [];
  }
}

function linkProblem(to: string, { isKnownPath }: PageFacts): readonly string[] {
  if (to.trim() === "") return ["Choose where the link leads."];
  const path = ownPathOf(to);
  return path === null || isKnownPath(path) ? [] : [`There is no page at ${path}.`];
}

function textProblems(text: string, { isKnownMark, said }: PageFacts): readonly string[] {
  const unknown = marksIn(text).filter((name) => !isKnownMark(name));
  const script = /<\s*\/?\s*(script|style|iframe|object|embed)\b/i.test(text)
    ? ["Scripts and styles can’t be part of a text."]
    : [];
  return [
    ...script,
    ...unknown.map((name) => `There is no value called {${name}}.`),
    ...figureProblems(text, said).map(figureText),
  ];
}

function figureText(problem: FigureProblem): string {
  if (problem.is === "typed_price")
    return `“${problem.text}” is a typed price. Use a price mark, which follows the tariff.`;
  if (problem.is === "typed_figure")
    return `“${problem.text}” is typed. Use {${problem.mark}}, which follows your settings.`;
  return `“${problem.text}” contradicts your settings: ${problem.about} is ${problem.value}.`;
}
