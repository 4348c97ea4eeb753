import { emptyFields } from "./block-fields.ts";
import { type Block, type BlockKind, eachBlock, fieldsOf, innerBlocks, slotOf } from "./blocks.ts";

/** What an editor does to the blocks of a page. Each gives the whole page back; a block that is not there changes nothing. */

export const newBlock = (kind: BlockKind, id: string): Block =>
  ({ id, kind, values: emptyFields(fieldsOf(kind)) }) as unknown as Block;

/** A list of blocks: the page’s own, or the one in a block. */
type Holder = string | null;

export function findBlock(blocks: readonly Block[], id: string): Block | undefined {
  for (const { block } of eachBlock(blocks)) if (block.id === id) return block;
  return undefined;
}

/** The block around it; null for one that lies on the page itself. */
export function holderOf(blocks: readonly Block[], id: string): Holder {
  for (const { block } of eachBlock(blocks)) if (innerBlocks(block).some((one) => one.id === id)) return block.id;
  return null;
}

export const listOf = (blocks: readonly Block[], holder: Holder): readonly Block[] => {
  const around = holder === null ? undefined : findBlock(blocks, holder);
  return around ? innerBlocks(around) : blocks;
};

/** The page with one of its lists changed. */
function withList(
  blocks: readonly Block[],
  holder: Holder,
  change: (list: readonly Block[]) => readonly Block[],
): readonly Block[] {
  if (holder === null) return change(blocks);
  return blocks.map((block) => {
    const slot = slotOf(block.kind);
    if (slot === null) return block;
    const inner = innerBlocks(block);
    const changed = block.id === holder ? change(inner) : withList(inner, holder, change);
    return { ...block, values: { ...block.values, [slot]: changed } } as Block;
  });
}

export const insertBlock = (blocks: readonly Block[], block: Block, at: number, holder: Holder = null) =>
  withList(blocks, holder, (list) => list.toSpliced(at, 0, block));

export const replaceBlock = (blocks: readonly Block[], block: Block): readonly Block[] =>
  withList(blocks, holderOf(blocks, block.id), (list) => list.map((one) => (one.id === block.id ? block : one)));

export const deleteBlock = (blocks: readonly Block[], id: string): readonly Block[] =>
  withList(blocks, holderOf(blocks, id), (list) => list.filter((one) => one.id !== id));

/** To a place among its neighbours. */
export const placeBlock = (blocks: readonly Block[], id: string, to: number): readonly Block[] =>
  withList(blocks, holderOf(blocks, id), (list) => {
    const at = list.findIndex((one) => one.id === id);
    const block = list[at];
    return block ? list.toSpliced(at, 1).toSpliced(Math.max(0, to), 0, block) : list;
  });

/** Into another block’s list, or out of it onto the page. A block that holds others stays on the page. */
export function carryBlock(blocks: readonly Block[], id: string, holder: Holder, to: number): readonly Block[] {
  const block = findBlock(blocks, id);
  if (!block || holder === id || (holder !== null && slotOf(block.kind) !== null)) return blocks;
  return insertBlock(deleteBlock(blocks, id), block, to, holder);
}

/** A copy behind it; every block in the copy is a new one. */
export function duplicateBlock(blocks: readonly Block[], id: string, newId: () => string): readonly Block[] {
  const block = findBlock(blocks, id);
  if (!block) return blocks;
  const holder = holderOf(blocks, id);
  const at = listOf(blocks, holder).findIndex((one) => one.id === id);
  return insertBlock(blocks, copyOf(block, newId), at + 1, holder);
}

function copyOf(block: Block, newId: () => string): Block {
  const slot = slotOf(block.kind);
  const inner = slot === null ? {} : { [slot]: innerBlocks(block).map((one) => copyOf(one, newId)) };
  return { ...block, id: newId(), values: { ...block.values, ...inner } } as Block;
}
