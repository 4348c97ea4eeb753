import { accept, type Result, refuse } from "../result.ts";
import { emptyField, type Field, type FieldKind, type FieldTable } from "./block-fields.ts";
import { type Block, eachBlock, fieldsOf, isBlockKind } from "./blocks.ts";
import { emptyRichText, readRichText } from "./rich-text.ts";
import { isSafeLink } from "./safe-link.ts";

/** Enough for the longest page, and little enough to draw in a moment. */
export const pageLimits = { blocks: 120, depth: 2, characters: 300_000 } as const;

export type UnreadablePage =
  | "not_blocks"
  | "too_many_blocks"
  | "too_deep"
  | "too_large"
  | "same_id_twice"
  | "unsafe_value";

/** A value inside that can’t be kept. */
class Unsafe extends Error {}

/**
 * The blocks that were sent, read by the table of blocks. Unknown fields are dropped and missing ones filled, so that a
 * page written by an older version still opens; an unknown block, or a link that could run something, is refused.
 */
export function readBlocks(sent: unknown): Result<readonly Block[], UnreadablePage> {
  if (isDeeperThan(sent, 40)) return refuse("too_deep");
  try {
    const blocks = readList(sent, 1);
    const ids = [...eachBlock(blocks)].map(({ block }) => block.id);
    if (ids.length > pageLimits.blocks) return refuse("too_many_blocks");
    if (new Set(ids).size < ids.length) return refuse("same_id_twice");
    if (JSON.stringify(blocks).length > pageLimits.characters) return refuse("too_large");
    return accept(blocks);
  } catch (error) {
    if (error instanceof TooDeep) return refuse("too_deep");
    if (error instanceof NotBlocks) return refuse("not_blocks");
    if (error instanceof Unsafe) return refuse("unsafe_value");
    throw error;
  }
}

/**
 * The blocks of a row that can be drawn: a row that no call of ours has written must not break a page. One that can’t be
 * read, or that is there twice, is left out; the others stay.
 */
export function drawableBlocks(kept: unknown): readonly Block[] {
  if (!Array.isArray(kept)) return [];
  const seen = new Set<string>();
  return kept.slice(0, pageLimits.blocks).flatMap((one) => {
    const read = readBlocks([one]);
    if (!read.ok) return [];
    const ids = [...eachBlock(read.value)].map(({ block }) => block.id);
    if (ids.some((id) => seen.has(id))) return [];
    for (const id of ids) seen.add(id);
    return read.value;
  });
}

class TooDeep extends Error {}
class NotBlocks extends Error {}

function readList(sent: unknown, depth: number): readonly Block[] {
  if (!Array.isArray(sent)) throw new NotBlocks();
  if (depth > pageLimits.depth && sent.length > 0) throw new TooDeep();
  return sent.map((one) => readBlock(one, depth));
}

const idPattern = /^[a-z0-9-]{1,40}$/;

function readBlock(sent: unknown, depth: number): Block {
  if (!isRecord(sent) || !isBlockKind(sent.kind) || typeof sent.id !== "string" || !idPattern.test(sent.id))
    throw new NotBlocks();
  const values = readFields(sent.values, fieldsOf(sent.kind), depth);
  return { id: sent.id, kind: sent.kind, values } as Block;
}

function readFields(sent: unknown, fields: FieldTable, depth: number): Record<string, unknown> {
  if (!isRecord(sent)) throw new NotBlocks();
  const values = Object.entries(fields).map(([name, field]) => {
    const value = Object.hasOwn(sent, name) ? sent[name] : undefined;
    return [name, value === undefined ? emptyField(field.kind) : readValue(value, field, depth)];
  });
  return Object.fromEntries(values);
}

function readValue(value: unknown, { kind }: Field, depth: number): unknown {
  switch (kind.is) {
    case "line":
    case "text":
      return readText(value, kind.most, kind.is === "text");
    case "figure":
      return readText(value, 80, false);
    case "rich":
      return readRichText(value ?? emptyRichText) ?? unsafe();
    case "link":
      return value === null ? null : readLink(value);
    case "picture":
      return value === null ? null : readPicture(value);
    case "count":
      return typeof value === "number" && Number.isInteger(value) && value >= kind.least && value <= kind.most
        ? value
        : unsafe();
    case "choice":
      return typeof value === "string" && Object.hasOwn(kind.options, value) ? value : unsafe();
    case "records":
      return readSlugs(value);
    case "items":
      return readItems(value, kind, depth);
    default:
      return readList(value, depth + 1);
  }
}

/** Control characters would hide what a text says; line breaks belong to long texts only. */
function readText(value: unknown, most: number, hasLines: boolean): string {
  if (typeof value !== "string" || value.length > most) return unsafe();
  const hidden = hasLines ? /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u : /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
  return hidden.test(value) ? unsafe() : value;
}

function readLink(value: unknown) {
  if (!isRecord(value)) return unsafe();
  const label = readText(value.label ?? "", 80, false);
  const to = readText(value.to ?? "", 500, false);
  return to === "" || isSafeLink(to) ? { label, to } : unsafe();
}

/** By what is in its file, as photographs are named. An address is never taken. */
function readPicture(value: unknown) {
  if (!isRecord(value) || typeof value.id !== "string" || !/^[0-9a-f]{32}$/.test(value.id)) return unsafe();
  const isDecorative = value.isDecorative === true;
  return { id: value.id, alt: isDecorative ? "" : readText(value.alt ?? "", 300, false), isDecorative };
}

function readSlugs(value: unknown): readonly string[] {
  if (!Array.isArray(value) || value.length > 50) return unsafe();
  const areSlugs = value.every((one) => typeof one === "string" && /^[a-z0-9][a-z0-9-]{0,59}$/.test(one));
  return areSlugs ? [...new Set<string>(value)] : unsafe();
}

function readItems(value: unknown, kind: Extract<FieldKind, { is: "items" }>, depth: number) {
  if (!Array.isArray(value) || value.length > kind.most) return unsafe();
  return value.map((one) => readFields(one, kind.fields, depth));
}

function unsafe(): never {
  throw new Unsafe();
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Level by level, because a text nested ten thousand times would exhaust a function that calls itself. */
function isDeeperThan(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
