import { expect, test } from "vitest";
import { aBlock } from "#testing/builders/content/a-block.ts";
import type { Block } from "./blocks.ts";
import { changeField } from "./edit-blocks.ts";
import type { PageContent } from "./merge-pages.ts";
import {
  beginSave,
  changeDraft,
  isUnsaved,
  meetNewer,
  openDraft,
  type PageDraft,
  redo,
  saveKept,
  saveRefused,
  takeTheirs,
  undo,
} from "./page-draft.ts";

const meta = { title: "Winter", description: "", picture: null, isHidden: false };
const start: PageContent = {
  meta,
  blocks: [aBlock("hero", "h", { title: "one" }), aBlock("call", "c", { title: "call" })],
};
const typed = (page: PageContent, block: string, title: string): PageContent => ({
  ...page,
  blocks: changeField(page.blocks, block, "title", title),
});
const titles = ({ blocks }: PageContent) => blocks.map(({ values }) => Reflect.get(values, "title")).join("|");
const opened = openDraft({ version: 1, content: start });
const change = (draft: PageDraft, block: string, title: string, at = 0) =>
  changeDraft(draft, typed(draft.now, block, title), { field: `${block}/title`, at });

test("a burst of typing is one step, another field or a pause begins the next", () => {
  let draft = opened;
  for (const [at, title] of ["o", "on", "one more"].entries()) draft = change(draft, "h", title, at * 100);
  draft = change(draft, "c", "first", 400);
  draft = change(draft, "c", "second", 5000);
  const seen = [draft.now];
  for (; draft.past.length > 0; seen.push(draft.now)) draft = undo(draft);
  expect(seen.map(titles)).toEqual(["one more|second", "one more|first", "one more|call", "one|call"]);
  for (; draft.future.length > 0; ) draft = redo(draft);
  expect(titles(draft.now)).toBe("one more|second");
});

test("undo past another person’s save takes back one’s own only, and so does redo", () => {
  const mine = change(opened, "h", "mine");
  const met = meetNewer(mine, { version: 2, content: typed(start, "c", "theirs") }, null);
  expect(titles(met.now)).toBe("mine|theirs");
  expect(titles(undo(met).now)).toBe("one|theirs");
  expect(titles(redo(undo(met)).now)).toBe("mine|theirs");
  const after = meetNewer(undo(mine), { version: 2, content: typed(start, "c", "theirs") }, null);
  expect(titles(redo(after).now)).toBe("mine|theirs");
});

test("a block that the other added survives an undo to before it was there", () => {
  const added = { ...start, blocks: [...start.blocks, aBlock("fleet", "f", { title: "fleet" })] };
  const met = meetNewer(change(opened, "h", "mine"), { version: 2, content: added }, null);
  expect(titles(undo(met).now)).toBe("one|call|fleet");
});

test("both wrote one field: mine stays, one press takes theirs, and undo brings mine back", () => {
  const met = meetNewer(change(opened, "h", "mine"), { version: 2, content: typed(start, "h", "theirs") }, null);
  expect(titles(met.now)).toBe("mine|call");
  expect(met.conflicts).toMatchObject([{ block: "h", field: "title", mine: "mine", theirs: "theirs" }]);
  const [conflict] = met.conflicts;
  if (!conflict) throw new Error("No conflict.");
  const taken = takeTheirs(met, conflict, 0);
  expect(titles(taken.now)).toBe("theirs|call");
  expect(taken.conflicts).toEqual([]);
  expect(titles(undo(taken).now)).toBe("mine|call");
  // Undo to before the merge brings what they wrote, not what it was.
  expect(titles(undo(met).now)).toBe("theirs|call");
});

test("what the page says to search engines is merged as well", () => {
  const mine = changeDraft(opened, { ...start, meta: { ...meta, title: "Mine" } }, { at: 0 });
  const theirs = { ...start, meta: { ...meta, title: "Theirs", description: "New" } };
  const met = meetNewer(mine, { version: 2, content: theirs }, null);
  expect(met.now.meta).toMatchObject({ title: "Mine", description: "New" });
  expect(met.conflicts).toMatchObject([{ block: "", field: "title", theirs: "Theirs" }]);
});

test("an answer that was lost is no conflict with oneself", () => {
  const sent = beginSave(change(opened, "h", "sent"), "k1");
  const more = change(sent, "h", "sent and more", 9000);
  const kept = { version: 2, content: sent.now };
  // The server kept it: what was typed since goes on from there.
  expect(meetNewer(more, kept, "k1")).toMatchObject({ conflicts: [], now: more.now });
  // It kept something else, by someone else, who wrote the same field.
  expect(meetNewer(more, { version: 2, content: typed(start, "h", "theirs") }, null).conflicts).toHaveLength(1);
});

test("a block of a save whose answer was lost stays deleted if the other deleted it since", () => {
  const fleet = aBlock("fleet", "f");
  const sent = beginSave(changeDraft(opened, { ...start, blocks: [...start.blocks, fleet] }, { at: 0 }), "k1");
  const met = meetNewer(change(sent, "h", "mine", 9000), { version: 3, content: start }, "k1");
  expect(met.now.blocks.map(({ id }) => id)).toEqual(["h", "c"]);
});

test("what was kept is saved, what was typed meanwhile is not yet, and a late answer changes nothing", () => {
  const sent = beginSave(change(opened, "h", "sent"), "k1");
  const more = change(sent, "c", "more");
  const saved = saveKept(more, "k1", 2);
  expect(saved.base).toEqual({ version: 2, content: sent.now });
  expect(isUnsaved(saved)).toBe(true);
  expect(isUnsaved(saveKept(beginSave(saved, "k2"), "k2", 3))).toBe(false);
  expect(saveKept(saved, "k1", 2)).toBe(saved);
  expect(saveRefused(sent, "k1").unanswered).toEqual([]);
  expect(meetNewer(saved, { version: 1, content: start }, null)).toBe(saved);
});

test("nothing changed is no step", () => {
  expect(changeDraft(opened, { ...start, blocks: [...start.blocks] as Block[] }, { at: 0 })).toBe(opened);
});
