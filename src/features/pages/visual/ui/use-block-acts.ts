import { useState } from "react";
import { type BlockStep, stepTo, takeStep } from "#domain/page/block-steps.ts";
import type { Block, BlockKind } from "#domain/page/blocks.ts";
import {
  type BlockPlace,
  blocksIn,
  duplicateBlock,
  findBlock,
  insertBlock,
  mayLieIn,
  moveBlock,
  newBlock,
  placeOfBlock,
  removeBlock,
} from "#domain/page/edit-blocks.ts";
import { blockName } from "#domain/page/page-difference.ts";
import { changeDraft, redo, undo } from "#domain/page/page-draft.ts";
import { newId, type PageEditor } from "./use-page-draft.ts";

const newBlockId = () => newId().slice(0, 13);

export type BlockActs = ReturnType<typeof useBlockActs>;

/** Everything that can be done with the blocks of a draft, each said to those who can’t see it. */
export function useBlockActs({ sync, select }: Pick<PageEditor, "sync" | "select">) {
  const [said, say] = useState("");
  const blocksNow = () => sync.draft().now.blocks;
  const nameOf = (id: string) => {
    const block = findBlock(blocksNow(), id);
    return block ? blockName(block) : "";
  };
  const put = (blocks: readonly Block[], field?: string) =>
    sync.change((draft) =>
      changeDraft(draft, { ...draft.now, blocks }, { at: Date.now(), ...(field !== undefined && { field }) }),
    );
  const placeWords = (id: string) => {
    const place = placeOfBlock(blocksNow(), id);
    if (!place) return "";
    const of = blocksIn(blocksNow(), place.parent).length;
    return `${place.at + 1} of ${of}${place.parent === "" ? "" : ` in ${nameOf(place.parent)}`}`;
  };
  return {
    said,
    say,
    put,
    mayDrop: (id: string, parent: string) => {
      const block = findBlock(blocksNow(), id);
      return block !== undefined && parent !== id && mayLieIn(blocksNow(), block, parent);
    },
    /** To a gap, counted with the block where it still is. */
    drop(id: string, { parent, at }: BlockPlace) {
      const from = placeOfBlock(blocksNow(), id);
      const isBehind = from?.parent === parent && from.at < at;
      put(moveBlock(blocksNow(), id, { parent, at: isBehind ? at - 1 : at }));
      select(id);
      say(`${nameOf(id)} moved: ${placeWords(id)}.`);
    },
    step(id: string, step: BlockStep) {
      if (!stepTo(blocksNow(), id, step)) return say(`${nameOf(id)} can’t go further that way.`);
      put(takeStep(blocksNow(), id, step));
      say(`${nameOf(id)} moved: ${placeWords(id)}.`);
    },
    add(kind: BlockKind, place: BlockPlace) {
      const block = newBlock(kind, newBlockId());
      put(insertBlock(blocksNow(), block, place));
      if (!findBlock(blocksNow(), block.id)) return say("There is no room for another block here.");
      select(block.id);
      say(`${nameOf(block.id)} added: ${placeWords(block.id)}.`);
    },
    duplicate(id: string) {
      put(duplicateBlock(blocksNow(), id, newBlockId));
      say(`${nameOf(id)} duplicated.`);
    },
    remove(id: string) {
      const name = nameOf(id);
      put(removeBlock(blocksNow(), id));
      select("");
      say(`${name} deleted. Undo brings it back.`);
    },
    undo() {
      sync.change(undo);
      say("Undone.");
    },
    redo() {
      sync.change(redo);
      say("Done again.");
    },
  };
}
