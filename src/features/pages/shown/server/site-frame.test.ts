import { expect, test } from "vitest";
import { everyPage } from "#domain/page/built-in.ts";
import { usualMenus } from "#domain/page/menus.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openBuiltInPage } from "../../editing/server/open-built-in-page.ts";
import { siteFrame } from "./site-frame.ts";

const at = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(ctx.now, minutes) });
const momentIn = (ctx: Context, minutes: number) => addMinutes(ctx.now, minutes).toISOString();
const saidNow = async (ctx: Context) => (await siteFrame(ctx)).value.notices.map(({ values }) => values.text);

test("a company that has changed nothing has the usual menus, and no notice", () =>
  inTransaction(async (ctx) => {
    expect((await siteFrame(ctx)).value).toEqual({ ...usualMenus, notices: [] });
  }));

test("a notice for every page appears and ends by the clock, with today’s values in it", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const opened = await openBuiltInPage(team, { path: everyPage });
    if (!opened.ok) throw new Error(opened.reason);
    const notice = aBlock("notice", "n", { text: "{company} is closed on Monday." });
    await saveDraft(team, opened.value.id, [notice]);
    const times = { publish_at: momentIn(ctx, 10), expire_at: momentIn(ctx, 20) };
    expect(await publishNow(team, opened.value.id, times)).toMatchObject({ ok: true });
    expect(await saidNow(ctx)).toEqual([]);
    expect(await saidNow(at(ctx, 9))).toEqual([]);
    expect(await saidNow(at(ctx, 10))).toEqual(["Cape Town Shuttle is closed on Monday."]);
    expect(await saidNow(at(ctx, 19))).toHaveLength(1);
    expect(await saidNow(at(ctx, 20))).toEqual([]);
  }));
