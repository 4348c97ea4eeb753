import { everyPage } from "#domain/page/built-in.ts";
import { withoutDead } from "#domain/page/menus.ts";
import { eachText, fillMarks } from "#domain/page/page-marks.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findMenus } from "../../server/menu-views.ts";
import { pageMarks } from "../../server/page-marks.ts";
import { versionOut } from "../../server/version-out.ts";
import type { SiteFrame } from "../contract.ts";

export async function siteFrame(ctx: Context) {
  const menus = await findMenus(ctx.db);
  const isKnown = await ctx.pages.knower(ctx);
  return accept({
    header: withoutDead(menus.header, isKnown),
    footer: withoutDead(menus.footer, isKnown),
    notices: await noticesNow(ctx),
  });
}

async function noticesNow(ctx: Context): Promise<SiteFrame["notices"]> {
  const notices = (await versionOut(ctx, everyPage, "built_in"))?.blocks.filter(({ kind }) => kind === "notice") ?? [];
  if (notices.length === 0) return [];
  const values = new Map((await pageMarks(ctx)).map(({ name, value }) => [name, value]));
  return eachText(notices, (text) => fillMarks(text, values)) as SiteFrame["notices"];
}
