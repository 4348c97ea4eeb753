import { expect, test } from "vitest";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { type Block, eachBlock, innerBlocks } from "./blocks.ts";
import { mergeBlocks } from "./merge-blocks.ts";
import { readBlocks } from "./read-blocks.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => aBlock("call", id, { title: id, text: "text" })) as [Block, Block, Block];
const changed = (block: Block, values: object) => ({ ...block, values: { ...block.values, ...values } }) as Block;
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id).join("");
const group = (id: string, blocks: readonly Block[]) => aBlock("columns", id, { blocks });

test("different fields of one block, a move and an addition come together without a word", () => {
  const mine = [c, changed(a, { title: "mine" }), b];
  const theirs = [changed(a, { text: "theirs" }), b, aBlock("fleet", "d"), c];
  const { blocks, conflicts } = mergeBlocks([a, b, c], mine, theirs);
  expect(conflicts).toEqual([]);
  expect(ids(blocks)).toBe("cabd");
  expect(blocks[1]?.values).toMatchObject({ title: "mine", text: "theirs" });
});

test("the same field changed by both keeps mine and shows theirs", () => {
  const { blocks, conflicts } = mergeBlocks([a], [changed(a, { title: "mine" })], [changed(a, { title: "theirs" })]);
  expect(blocks[0]?.values).toMatchObject({ title: "mine" });
  expect(conflicts).toEqual([{ block: "a", is: "field", field: "title", mine: "mine", theirs: "theirs" }]);
});

test("both wrote the same, or nothing changed: no conflict", () => {
  const same = [changed(a, { title: "same" })];
  expect(mergeBlocks([a], same, same)).toEqual({ blocks: same, conflicts: [] });
  expect(mergeBlocks([a, b], [a, b], [a, b])).toEqual({ blocks: [a, b], conflicts: [] });
});

test("deleted by one is gone; deleted by one and changed by the other is kept, and said", () => {
  expect(ids(mergeBlocks([a, b, c], [a, c], [a, b, c]).blocks)).toBe("ac");
  const { blocks, conflicts } = mergeBlocks([a, b], [a], [a, changed(b, { title: "new" })]);
  expect(ids(blocks)).toBe("ab");
  expect(conflicts).toEqual([{ block: "b", is: "deleted" }]);
});

test("a change inside a block that the other deleted brings the block back", () => {
  const base = [group("g", [a])];
  const { blocks, conflicts } = mergeBlocks(base, [], [group("g", [changed(a, { title: "inside" })])]);
  expect(ids(blocks)).toBe("g");
  expect(innerBlocks(blocks[0] as Block).map(({ values }) => values)).toMatchObject([{ title: "inside" }]);
  expect(conflicts).toContainEqual({ block: "g", is: "deleted" });
});

test("each put one group into the other: neither is lost", () => {
  const base = [group("g", [a]), group("h", [b])];
  const mine = [group("h", [b, group("g", [a])])];
  const theirs = [group("g", [a, group("h", [b])])];
  const { blocks, conflicts } = mergeBlocks(base, mine, theirs);
  expect([...eachBlock(blocks)].map(({ block }) => block.id).toSorted()).toEqual(["a", "b", "g", "h"]);
  expect(conflicts).toContainEqual(expect.objectContaining({ is: "place" }));
});

/** The same numbers at each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

/** Some edits of a page by one person: typed, moved, deleted, added, put into a group. */
function edited(start: readonly Block[], author: string, pick: (below: number) => number): readonly Block[] {
  let blocks = [...start];
  for (let edit = 0; edit < 4; edit++) {
    const at = pick(blocks.length + 1);
    const block = blocks[at];
    const [kind, to] = [pick(5), pick(blocks.length + 1)];
    if (kind === 0 || !block) blocks.splice(to, 0, aBlock("call", `${author}${edit}`, { title: author }));
    else if (kind === 1 && block.kind === "call") blocks[at] = changed(block, { title: `${author}${pick(9)}` });
    else if (kind === 2) blocks.splice(pick(blocks.length), 0, ...blocks.splice(at, 1));
    else if (kind === 3) blocks.splice(at, 1);
    else {
      const into = blocks.find((one) => one.kind === "columns" && one !== block);
      if (into && block.kind !== "columns") {
        blocks = blocks.filter((one) => one !== block);
        blocks[blocks.indexOf(into)] = changed(into, { blocks: [...innerBlocks(into), block] });
      }
    }
  }
  return blocks;
}

test("of a thousand pairs of edits, no block is there twice and nothing added or changed is lost", () => {
  for (let seed = 1; seed <= 1000; seed++) {
    const pick = numbersFrom(seed);
    const base = [a, b, c, group("g", [aBlock("call", "in", { title: "in" })]), group("h", [])];
    const [mine, theirs] = [edited(base, "m", pick), edited(base, "t", pick)];
    const { blocks } = mergeBlocks(base, mine, theirs);
    const found = [...eachBlock(blocks)].map(({ block }) => block);
    const present = new Set(found.map(({ id }) => id));
    expect(present.size, `seed ${seed}`).toBe(found.length);
    expect(readBlocks(blocks).ok, `seed ${seed}`).toBe(true);
    for (const side of [mine, theirs])
      for (const { block } of eachBlock(side)) {
        const before = [...eachBlock(base)].find((one) => one.block.id === block.id)?.block;
        const isNew = before === undefined || (block.kind === "call" && block.values !== before.values);
        if (isNew) expect(present.has(block.id), `seed ${seed}: ${block.id}`).toBe(true);
      }
    // Nothing that both kept is lost.
    const kept = (side: readonly Block[]) => new Set([...eachBlock(side)].map(({ block }) => block.id));
    for (const id of kept(mine)) if (kept(theirs).has(id)) expect(present.has(id), `seed ${seed}: ${id}`).toBe(true);
  }
});

test("what the server already has changes nothing", () => {
  for (let seed = 1; seed <= 100; seed++) {
    const base = [a, b, c, group("g", [])];
    const theirs = edited(base, "t", numbersFrom(seed));
    expect(mergeBlocks(base, base, theirs)).toEqual({ blocks: theirs, conflicts: [] });
    expect(mergeBlocks(base, theirs, base)).toEqual({ blocks: theirs, conflicts: [] });
  }
});
