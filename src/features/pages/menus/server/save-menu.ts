import { deadLinks, readMenu } from "#domain/page/menus.ts";
import { isSameValue } from "#domain/page/same-value.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import { insertMenuVersion, lockMenus } from "../../server/menu-store.ts";
import { parseJson } from "../../server/parse-json.ts";
import type { menusContract } from "../contract.ts";
import { describeMenu } from "./describe-menu.ts";

/** Every save is a version, and every page shows it with the next request. */
export async function saveMenu(ctx: Context, input: ParsedOf<typeof menusContract.saveMenu>) {
  const { name } = input;
  const items = readMenu(name, parseJson(input.items));
  if (!items.ok) return items;
  const dead = deadLinks(items.value, await ctx.pages.knower(ctx));
  if (dead.length > 0) return refuse("dead_link", { links: dead });

  await lockMenus(ctx.db);
  const before = await describeMenu(ctx, name);
  if (before.version !== input.version) return refuse("changed_meanwhile");
  if (isSameValue(before.items, items.value)) return accept(before);

  const savedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await insertMenuVersion(ctx.db, { name, number: nextVersion(before), items: items.value, savedAt: ctx.now, savedBy });
  await recordAudit(ctx, {
    action: "menu.saved",
    subject: { kind: "menu", id: name },
    details: { before: { items: before.items }, after: { items: items.value } },
  });
  await ctx.touchSite();
  return accept(await describeMenu(ctx, name));
}
