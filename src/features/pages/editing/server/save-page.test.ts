import { expect, test } from "vitest";
import { pageVersions } from "#db/schema/pages.ts";
import { mergeBlocks } from "#domain/page/merge-blocks.ts";
import { readBlocks } from "#domain/page/read-blocks.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { aBlock } from "#testing/builders/content/a-block.ts";
import {
  aNewPage,
  opening,
  pageMeta,
  pageNow,
  publishNow,
  saveDraft,
} from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { savePage } from "./save-page.ts";

const fleet = aBlock("fleet", "f", { title: "Our fleet" });

test("typing for some minutes is one version, another person or a published one begins the next", () =>
  inTransaction(async (ctx) => {
    const one = await askingAs(ctx, { roles: ["admin"] });
    const other = await askingAs(ctx, { name: "Zola", email: "zola@example.com", roles: ["admin"] });
    const id = await aNewPage(one);
    for (const title of ["W", "Wi", "Win"]) await saveDraft(one, id, [opening(title)]);
    expect(await ctx.db.$count(pageVersions)).toBe(1);
    await saveDraft(other, id, [opening("Win"), fleet]);
    await publishNow(other, id);
    await saveDraft(other, id, [opening("Winter"), fleet]);
    await saveDraft({ ...other, now: addMinutes(ctx.now, 11) }, id, [opening("Winter!"), fleet]);
    const page = await pageNow(one, id);
    expect(page.versions.map(({ number, is_shown }) => [number, is_shown])).toEqual([
      [4, false],
      [3, false],
      [2, true],
      [1, false],
    ]);
    expect(page).toMatchObject({ state: "published", has_changes: true });
  }));

test("a draft that someone else has saved meanwhile is refused with theirs, merged, and saved", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id, [opening(), fleet]);
    const { version, blocks: base } = await pageNow(team, id);
    await saveDraft(team, id, [opening("Theirs"), fleet]);
    const mine = [opening(), fleet, aBlock("surcharges", "s", { title: "Surcharges" })];
    const refused = await savePage(team, { id, version, meta: pageMeta, blocks: JSON.stringify(mine), sitting: null });
    if (refused.ok || !refused.details) throw new Error("It was saved over theirs.");
    expect(refused).toMatchObject({
      reason: "changed_meanwhile",
      details: { blocks: [{ values: { title: "Theirs" } }, {}] },
    });
    const theirs = readBlocks(refused.details.blocks);
    if (!theirs.ok) throw new Error(theirs.reason);
    const { blocks, conflicts } = mergeBlocks(base, mine, theirs.value);
    expect(conflicts).toEqual([]);
    const seen = Number(refused.details.version);
    expect(
      await savePage(team, { id, version: seen, meta: pageMeta, blocks: JSON.stringify(blocks), sitting: null }),
    ).toMatchObject({
      ok: true,
    });
    expect((await pageNow(team, id)).blocks).toMatchObject([{ values: { title: "Theirs" } }, { id: "f" }, { id: "s" }]);
  }));

test.each([
  ["{not json", "not_blocks"],
  ['[{"id":"a","kind":"html","values":{}}]', "not_blocks"],
  [JSON.stringify([{ ...opening(), values: { action: { label: "x", to: "javascript:alert(1)" } } }]), "unsafe_value"],
])("%s is refused and nothing is changed", (blocks, reason) =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    const before = await pageNow(team, id);
    expect(await savePage(team, { id, version: before.version, meta: pageMeta, blocks, sitting: null })).toMatchObject({
      ok: false,
      reason,
    });
    expect(await pageNow(team, id)).toEqual(before);
  }),
);

test("what was not changed is not a version", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id);
    const { version } = await pageNow(team, id);
    await saveDraft(team, id);
    expect((await pageNow(team, id)).version).toBe(version);
  }));
