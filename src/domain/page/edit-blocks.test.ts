import { expect, test } from "vitest";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { type Block, eachBlock } from "./blocks.ts";
import {
  carryBlock,
  deleteBlock,
  duplicateBlock,
  findBlock,
  holderOf,
  insertBlock,
  newBlock,
  placeBlock,
  replaceBlock,
} from "./edit-blocks.ts";
import { readBlocks } from "./read-blocks.ts";

const inner = [aBlock("call", "c1"), aBlock("fleet", "f1")];
const page: readonly Block[] = [
  aBlock("hero", "h"),
  aBlock("columns", "row", { blocks: inner }),
  aBlock("notice", "n", { text: "Closed" }),
];
const order = (blocks: readonly Block[]) => [...eachBlock(blocks)].map(({ block }) => block.id).join(" ");
const ids = () => {
  let last = 0;
  return () => `new-${++last}`;
};

test.each<[string, (blocks: readonly Block[]) => readonly Block[], string]>([
  ["a new one", (blocks) => insertBlock(blocks, newBlock("fleet", "x"), 1), "h x row c1 f1 n"],
  ["a new one inside", (blocks) => insertBlock(blocks, newBlock("fleet", "x"), 2, "row"), "h row c1 f1 x n"],
  ["moved down", (blocks) => placeBlock(blocks, "h", 2), "row c1 f1 n h"],
  ["moved above the first", (blocks) => placeBlock(blocks, "h", -1), "h row c1 f1 n"],
  ["moved inside", (blocks) => placeBlock(blocks, "f1", 0), "h row f1 c1 n"],
  ["deleted", (blocks) => deleteBlock(blocks, "row"), "h n"],
  ["deleted inside", (blocks) => deleteBlock(blocks, "c1"), "h row f1 n"],
  ["put into another", (blocks) => carryBlock(blocks, "n", "row", 0), "h row n c1 f1"],
  ["taken out", (blocks) => carryBlock(blocks, "c1", null, 0), "c1 h row f1 n"],
  ["put into itself, which does nothing", (blocks) => carryBlock(blocks, "row", "row", 0), "h row c1 f1 n"],
  ["one that is gone", (blocks) => placeBlock(deleteBlock(blocks, "n"), "n", 0), "h row c1 f1"],
  [
    "duplicated with what is in it",
    (blocks) => duplicateBlock(blocks, "row", ids()),
    "h row c1 f1 new-3 new-1 new-2 n",
  ],
])("%s", (_what, change, expected) => {
  const changed = change(page);
  expect(order(changed)).toBe(expected);
  expect(readBlocks(changed)).toEqual({ ok: true, value: changed });
});

test("a block is changed where it is", () => {
  const changed = replaceBlock(page, aBlock("call", "c1", { title: "Book now" }));
  expect(findBlock(changed, "c1")?.values).toMatchObject({ title: "Book now" });
  expect([holderOf(changed, "c1"), order(changed)]).toEqual(["row", order(page)]);
});
