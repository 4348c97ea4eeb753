import { expect, test } from "vitest";
import { pageLifecycle } from "#domain/page/page-lifecycle.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { demoPages } from "./pages.ts";
import { seedClock } from "./seed-clock.ts";

const { pages, versions } = demoPages(seedClock(new Date("2026-11-19T10:00:00Z")), "somebody");

test("there is a page to see in each state but archived, each with the blocks that pages can have", () => {
  expect(new Set(pages.map(({ state }) => state))).toEqual(new Set(["draft", "scheduled", "published", "expired"]));
  expect(pages.every(({ state }) => pageLifecycle.states.includes(state))).toBe(true);
  for (const { blocks } of [...pages, ...versions]) expect(readBlocks(blocks)).toEqual({ ok: true, value: blocks });
});
