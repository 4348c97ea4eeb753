import { describe, expect, test } from "vitest";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { blockSteps, stepTo, takeStep } from "./block-steps.ts";
import { type Block, eachBlock, innerBlocks } from "./blocks.ts";
import { changeField, duplicateBlock, fieldAt, findBlock, insertBlock, moveBlock, removeBlock } from "./edit-blocks.ts";
import { pageLimits, readBlocks } from "./read-blocks.ts";

const hero = aBlock("hero", "h");
const [a, b, c] = ["a", "b", "c"].map((id) => aBlock("call", id, { title: id }));
const group = aBlock("columns", "g", { blocks: [b as Block] });
const page = [hero, a, group, c] as Block[];

/** h a g[b] c */
const shape = (blocks: readonly Block[]): string =>
  blocks.map((block) => (block.kind === "columns" ? `${block.id}[${shape(innerBlocks(block))}]` : block.id)).join(" ");

test.each([
  ["a", "up", "a h g[b] c"],
  ["a", "down", "h g[b] a c"],
  ["c", "into", "h a g[b c]"],
  ["b", "out", "h a g[] b c"],
  // No way: the page stays as it is.
  ["h", "up", "h a g[b] c"],
  ["c", "down", "h a g[b] c"],
  ["g", "into", "h a g[b] c"],
  ["a", "out", "h a g[b] c"],
  ["a", "into", "h a g[b] c"],
] as const)("%s %s: %s", (id, step, result) => {
  expect(shape(takeStep(page, id, step))).toBe(result);
});

test("whatever step is offered leads to a page that the server takes", () => {
  for (const { block } of eachBlock(page))
    for (const step of blockSteps) {
      const moved = takeStep(page, block.id, step);
      expect(readBlocks(moved).ok, `${block.id} ${step}`).toBe(true);
      expect(moved !== page, `${block.id} ${step}`).toBe(stepTo(page, block.id, step) !== undefined);
    }
});

describe("what can’t be done changes nothing", () => {
  test("the opening and columns lie in no columns, and nothing lies in what is gone", () => {
    expect(moveBlock(page, "h", { parent: "g", at: 0 })).toBe(page);
    expect(moveBlock(page, "g", { parent: "g", at: 0 })).toBe(page);
    expect(insertBlock(page, aBlock("columns", "n"), { parent: "g", at: 0 })).toBe(page);
    expect(moveBlock(page, "a", { parent: "gone", at: 0 })).toBe(page);
    expect(removeBlock(page, "gone")).toBe(page);
  });

  test("a full page takes no more", () => {
    const full = Array.from({ length: pageLimits.blocks }, (_, at) => aBlock("fleet", `f${at}`));
    expect(insertBlock(full, aBlock("fleet", "more"), { parent: "", at: 0 })).toBe(full);
    expect(duplicateBlock(full, "f1", () => "copy")).toBe(full);
  });
});

test("a copy lies behind what it copies, with new ids all through", () => {
  let count = 0;
  const copied = duplicateBlock(page, "g", () => `n${++count}`);
  expect(shape(copied)).toBe("h a g[b] n2[n1] c");
  expect(findBlock(copied, "n1")?.values).toEqual(b?.values);
});

test("a value is changed by the path that a problem names, wherever its block lies", () => {
  const cards = aBlock("cards", "k", { cards: [{ title: "one" }, { title: "two" }] as never });
  const inside = [aBlock("columns", "g", { blocks: [cards] })];
  const changed = changeField(inside, "k", "cards.1.title", "new");
  expect(fieldAt(findBlock(changed, "k") as Block, "cards.1.title")).toBe("new");
  expect(fieldAt(findBlock(changed, "k") as Block, "cards.0.title")).toBe("one");
  // A path that leads nowhere, such as into an item that was deleted meanwhile.
  expect(changeField(inside, "k", "cards.7.title", "new")).toEqual(inside);
  expect(changeField(inside, "k", "__proto__.title", "new")).toEqual(inside);
});
