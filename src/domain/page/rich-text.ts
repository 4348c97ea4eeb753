import { isSafeLink } from "./safe-link.ts";

/** The shape in which the editor keeps a formatted text. Only these nodes and marks exist; anything else is refused. */
export type RichMark =
  | { readonly type: "bold" }
  | { readonly type: "italic" }
  | { readonly type: "link"; readonly attrs: { readonly href: string } };

export type RichNode =
  | { readonly type: "text"; readonly text: string; readonly marks?: readonly RichMark[] }
  | { readonly type: "hardBreak" }
  | { readonly type: "heading"; readonly attrs: { readonly level: 2 | 3 }; readonly content?: readonly RichNode[] }
  | { readonly type: RichContainer; readonly content?: readonly RichNode[] };

const containers = ["paragraph", "bulletList", "orderedList", "listItem", "blockquote"] as const;
type RichContainer = (typeof containers)[number];

export type RichText = { readonly type: "doc"; readonly content: readonly RichNode[] };

export const emptyRichText: RichText = { type: "doc", content: [] };

/** A list in a list in a list, with the text in it. */
const deepest = 8;
const mostNodes = 2000;
const longestText = 5000;

/** The nodes that each kind of node may hold: a list holds its items, and only text has no content of its own. */
const inside: Readonly<Record<string, readonly string[]>> = {
  doc: ["paragraph", "heading", "bulletList", "orderedList", "blockquote"],
  paragraph: ["text", "hardBreak"],
  heading: ["text", "hardBreak"],
  bulletList: ["listItem"],
  orderedList: ["listItem"],
  listItem: ["paragraph", "bulletList", "orderedList"],
  blockquote: ["paragraph", "bulletList", "orderedList"],
};

/** The text that was sent, without anything the editor does not know; null if it is no such text at all. */
export function readRichText(sent: unknown): RichText | null {
  if (!isRecord(sent) || sent.type !== "doc") return null;
  const room = { nodes: mostNodes };
  const content = readNodes(sent.content ?? [], { parent: "doc", depth: 1, room });
  return content && { type: "doc", content };
}

type Place = { readonly parent: string; readonly depth: number; readonly room: { nodes: number } };

function readNodes(sent: unknown, place: Place): RichNode[] | null {
  if (!Array.isArray(sent) || place.depth > deepest) return null;
  place.room.nodes -= sent.length;
  if (place.room.nodes < 0) return null;
  const nodes: RichNode[] = [];
  for (const one of sent) {
    const node = readNode(one, place);
    if (!node) return null;
    nodes.push(node);
  }
  return nodes;
}

function readNode(sent: unknown, { parent, depth, room }: Place): RichNode | null {
  if (!isRecord(sent) || typeof sent.type !== "string" || !inside[parent]?.includes(sent.type)) return null;
  if (sent.type === "text") return readText(sent);
  if (sent.type === "hardBreak") return { type: "hardBreak" };
  const content = readNodes(sent.content ?? [], { parent: sent.type, depth: depth + 1, room });
  if (!content) return null;
  if (sent.type !== "heading") return { type: sent.type as RichContainer, content };
  const level = isRecord(sent.attrs) ? sent.attrs.level : undefined;
  return level === 2 || level === 3 ? { type: "heading", attrs: { level }, content } : null;
}

function readText({ text, marks }: Readonly<Record<string, unknown>>): RichNode | null {
  if (typeof text !== "string" || text === "" || text.length > longestText) return null;
  if (marks === undefined) return { type: "text", text };
  if (!Array.isArray(marks) || marks.length > 3) return null;
  const kept = marks.map(readMark);
  return kept.includes(null) ? null : { type: "text", text, marks: kept.filter((mark) => mark !== null) };
}

/** The editor adds a target and a class to links. The page decides those. */
function readMark(sent: unknown): RichMark | null {
  if (!isRecord(sent)) return null;
  if (sent.type === "bold" || sent.type === "italic") return { type: sent.type };
  const href = sent.type === "link" && isRecord(sent.attrs) ? sent.attrs.href : undefined;
  return typeof href === "string" && isSafeLink(href) ? { type: "link", attrs: { href } } : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every text and link in it, in the order of reading. */
export function* richTexts({ content }: { readonly content?: readonly RichNode[] }): Generator<{
  readonly text: string;
  readonly links: readonly string[];
}> {
  for (const node of content ?? [])
    if (node.type === "text")
      yield {
        text: node.text,
        links: (node.marks ?? []).flatMap((mark) => (mark.type === "link" ? mark.attrs.href : [])),
      };
    else if (node.type !== "hardBreak") yield* richTexts(node);
}

/** A line for each paragraph, heading and item, for comparing and searching. */
export function richLines({ content }: { readonly content?: readonly RichNode[] }): string[] {
  return (content ?? []).flatMap((node) => {
    if (node.type === "text" || node.type === "hardBreak") return [];
    if (node.type === "paragraph" || node.type === "heading")
      return [[...richTexts(node)].map(({ text }) => text).join("")];
    return richLines(node);
  });
}

/** The same text with each of its texts changed; nodes, marks and links stay. */
export const eachRichText = (doc: RichText, change: (text: string) => string): RichText => ({
  ...doc,
  content: doc.content.map((node) => changed(node, change)),
});

function changed(node: RichNode, change: (text: string) => string): RichNode {
  if (node.type === "text") return { ...node, text: change(node.text) };
  if (node.type === "hardBreak" || !node.content) return node;
  return { ...node, content: node.content.map((one) => changed(one, change)) };
}
