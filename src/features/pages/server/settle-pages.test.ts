import { expect, test } from "vitest";
import { findNextMoment, findPagesOut } from "#db/read-pages.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aNewPage, pageMeta, pageNow, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { settlePages } from "./settle-pages.ts";

const at = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(ctx.now, minutes) });
const moment = (ctx: Context, minutes: number) => addMinutes(ctx.now, minutes).toISOString();

test("a page is out from its moment to its end, before and after the schedule has written it down", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id, undefined, { ...pageMeta, isHidden: true });
    await publishNow(team, id, { publish_at: moment(ctx, 10), expire_at: moment(ctx, 20) });
    const outAt = (minutes: number) => findPagesOut(ctx.db, addMinutes(ctx.now, minutes));
    const page = [{ path: "/winter", isHidden: true }];
    const phases = async () => [await outAt(9), await outAt(10), await outAt(19), await outAt(20)];
    expect(await phases()).toEqual([[], page, page, []]);
    expect(await findNextMoment(ctx.db, ctx.now)).toEqual(addMinutes(ctx.now, 10));
    expect(await findNextMoment(ctx.db, addMinutes(ctx.now, 10))).toEqual(addMinutes(ctx.now, 20));
    expect(await findNextMoment(ctx.db, addMinutes(ctx.now, 20))).toBeNull();

    const touched: number[] = [];
    const settleAt = (minutes: number) =>
      settlePages({ ...at(team, minutes), touchSite: async () => void touched.push(minutes) });
    await settleAt(5);
    await settleAt(11);
    expect(touched).toEqual([11]);
    expect(await pageNow(team, id)).toMatchObject({ state: "published", publish_at: null });
    expect([await outAt(11), await outAt(20)]).toEqual([page, []]);
    await settleAt(21);
    expect(await pageNow(team, id)).toMatchObject({ state: "expired" });
    expect(await outAt(21)).toEqual([]);
  }));
