import { deadLinks, type MenuName, usualMenus } from "#domain/page/menus.ts";
import type { Context } from "#platform/context.ts";
import { findMenuVersions } from "../../server/menu-views.ts";
import type { EditedMenu } from "../contract.ts";

export async function describeMenu(ctx: Context, name: MenuName): Promise<EditedMenu> {
  const versions = await findMenuVersions(ctx.db, name);
  const [latest] = versions;
  const items = latest?.items ?? usualMenus[name];
  return {
    name,
    version: latest?.number ?? 0,
    items,
    dead: [...deadLinks(items, await ctx.pages.knower(ctx))],
    versions: versions.map(({ number, items: kept, savedAt, savedBy }) => ({
      number,
      items: kept,
      saved_at: savedAt.toISOString(),
      saved_by: savedBy,
    })),
  };
}
