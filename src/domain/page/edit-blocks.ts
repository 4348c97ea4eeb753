import { emptyFields } from "./block-fields.ts";
import { type Block, type BlockKind, eachBlock, fieldsOf, innerBlocks, slotOf } from "./blocks.ts";
import { pageLimits } from "./read-blocks.ts";

/** The block that another lies in, "" for the page itself, and its place among its neighbours. */
export type BlockPlace = { readonly parent: string; readonly at: number };

export const newBlock = (kind: BlockKind, id: string): Block =>
  ({ id, kind, values: emptyFields(fieldsOf(kind)) }) as Block;

export const findBlock = (blocks: readonly Block[], id: string): Block | undefined =>
  [...eachBlock(blocks)].find(({ block }) => block.id === id)?.block;

export function placeOfBlock(blocks: readonly Block[], id: string, parent = ""): BlockPlace | undefined {
  const at = blocks.findIndex((block) => block.id === id);
  if (at >= 0) return { parent, at };
  for (const block of blocks) {
    const inside = placeOfBlock(innerBlocks(block), id, block.id);
    if (inside) return inside;
  }
  return undefined;
}

/** The blocks that lie in this one, or in the page itself. */
export function blocksIn(blocks: readonly Block[], parent: string): readonly Block[] {
  if (parent === "") return blocks;
  const block = findBlock(blocks, parent);
  return block ? innerBlocks(block) : [];
}

/** Blocks lie side by side in columns, and columns in nothing; the opening is the page’s own. */
export function mayLieIn(blocks: readonly Block[], block: Block, parent: string): boolean {
  if (parent === "") return true;
  const around = findBlock(blocks, parent);
  return around !== undefined && slotOf(around.kind) !== null && slotOf(block.kind) === null && block.kind !== "hero";
}

export const isFull = (blocks: readonly Block[]): boolean => [...eachBlock(blocks)].length >= pageLimits.blocks;

export function insertBlock(blocks: readonly Block[], block: Block, place: BlockPlace): readonly Block[] {
  if (isFull(blocks) || !mayLieIn(blocks, block, place.parent)) return blocks;
  return changeList(blocks, place.parent, (list) => list.toSpliced(place.at, 0, block));
}

export function removeBlock(blocks: readonly Block[], id: string): readonly Block[] {
  const place = placeOfBlock(blocks, id);
  return place ? changeList(blocks, place.parent, (list) => list.toSpliced(place.at, 1)) : blocks;
}

/** To a place among its neighbours there, itself not counted. */
export function moveBlock(blocks: readonly Block[], id: string, to: BlockPlace): readonly Block[] {
  const block = findBlock(blocks, id);
  if (!block || !mayLieIn(blocks, block, to.parent) || to.parent === id) return blocks;
  return changeList(removeBlock(blocks, id), to.parent, (list) => list.toSpliced(to.at, 0, block));
}

/** A copy right behind it; every block inside has a new id too. */
export function duplicateBlock(blocks: readonly Block[], id: string, newId: () => string): readonly Block[] {
  const [block, place] = [findBlock(blocks, id), placeOfBlock(blocks, id)];
  if (!block || !place) return blocks;
  return insertBlock(blocks, copyOf(block, newId), { ...place, at: place.at + 1 });
}

const copyOf = (block: Block, newId: () => string): Block => ({
  ...withInner(
    block,
    innerBlocks(block).map((one) => copyOf(one, newId)),
  ),
  id: newId(),
});

/** A value of a block by the path that problems and parts name, such as cards.0.title. */
export const changeField = (blocks: readonly Block[], id: string, path: string, value: unknown): readonly Block[] =>
  changeBlock(blocks, id, (block) => ({ ...block, values: changedAt(block.values, path.split("."), value) }) as Block);

export const fieldAt = (block: Block, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), block.values);

export const changeBlock = (blocks: readonly Block[], id: string, change: (block: Block) => Block): readonly Block[] =>
  blocks.map((block) => {
    if (block.id === id) return change(block);
    return slotOf(block.kind) === null ? block : withInner(block, changeBlock(innerBlocks(block), id, change));
  });

function changedAt(value: unknown, [key = "", ...rest]: readonly string[], to: unknown): unknown {
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  const next = rest.length === 0 ? to : changedAt(Reflect.get(value, key), rest, to);
  return Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next };
}

type Change = (list: readonly Block[]) => readonly Block[];
const changeList = (blocks: readonly Block[], parent: string, change: Change): readonly Block[] =>
  parent === "" ? change(blocks) : changeBlock(blocks, parent, (block) => withInner(block, change(innerBlocks(block))));

function withInner(block: Block, inner: readonly Block[]): Block {
  const slot = slotOf(block.kind);
  return slot === null ? block : ({ ...block, values: { ...block.values, [slot]: inner } } as Block);
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
