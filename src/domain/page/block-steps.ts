import type { Block } from "./blocks.ts";
import { type BlockPlace, blocksIn, mayLieIn, moveBlock, placeOfBlock } from "./edit-blocks.ts";

/** The ways a block moves without a pointer. */
export const blockSteps = ["up", "down", "into", "out"] as const;
export type BlockStep = (typeof blockSteps)[number];

export const stepLabels: Readonly<Record<BlockStep, string>> = {
  up: "Move up",
  down: "Move down",
  into: "Move into the block above",
  out: "Move out",
};

/** Where a step leads; undefined if there is no way. */
export function stepTo(blocks: readonly Block[], id: string, step: BlockStep): BlockPlace | undefined {
  const place = placeOfBlock(blocks, id);
  if (!place) return undefined;
  const { parent, at } = place;
  const list = blocksIn(blocks, parent);
  if (step === "up") return at > 0 ? { parent, at: at - 1 } : undefined;
  if (step === "down") return at < list.length - 1 ? { parent, at: at + 1 } : undefined;
  if (step === "out") {
    const around = placeOfBlock(blocks, parent);
    return around && { ...around, at: around.at + 1 };
  }
  const [block, above] = [list[at], list[at - 1]];
  if (!(block && above && mayLieIn(blocks, block, above.id))) return undefined;
  return { parent: above.id, at: blocksIn(blocks, above.id).length };
}

export function takeStep(blocks: readonly Block[], id: string, step: BlockStep): readonly Block[] {
  const to = stepTo(blocks, id, step);
  return to ? moveBlock(blocks, id, to) : blocks;
}
