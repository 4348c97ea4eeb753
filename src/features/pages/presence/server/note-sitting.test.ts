import { expect, test } from "vitest";
import { pageSittings } from "#db/schema/pages.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aNewPage } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { forgetOldSittings } from "./forget-old-sittings.ts";
import { noteSitting } from "./note-sitting.ts";

const [mine, theirs] = [newId(), newId()];

test("two people on one page know of each other, until one is not heard of any more", () =>
  inTransaction(async (ctx) => {
    const naledi = await askingAs(ctx, { name: "Naledi", email: "n@example.com", roles: ["admin"] });
    const zola = await askingAs(ctx, { name: "Zola", email: "z@example.com", roles: ["admin"] });
    const id = await aNewPage(naledi);
    await noteSitting(naledi, { id, sitting: mine, block: "opening" });
    const seenBy = (asking: typeof zola) => noteSitting(asking, { id, sitting: theirs, block: "" });
    expect(await seenBy(zola)).toMatchObject({
      value: { others: [{ sitting: mine, name: "Naledi", block: "opening" }] },
    });
    expect(await seenBy({ ...zola, now: addMinutes(ctx.now, 1) })).toMatchObject({ value: { others: [] } });
    expect(await noteSitting(naledi, { id: newId(), sitting: mine, block: "" })).toMatchObject({ reason: "not_found" });
  }));

test("who had a page open is forgotten after a week", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await noteSitting(team, { id, sitting: mine, block: "" });
    await noteSitting({ ...team, now: addHours(ctx.now, 200) }, { id, sitting: theirs, block: "" });
    await forgetOldSittings({ ...ctx, now: addHours(ctx.now, 201) });
    expect(await ctx.db.select({ sitting: pageSittings.sitting }).from(pageSittings)).toEqual([{ sitting: theirs }]);
  }));
