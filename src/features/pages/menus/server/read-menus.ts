import { menuNames } from "#domain/page/menus.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { EditedMenu } from "../contract.ts";
import { describeMenu } from "./describe-menu.ts";

export async function readMenus(ctx: Context) {
  const menus: EditedMenu[] = [];
  for (const name of menuNames) menus.push(await describeMenu(ctx, name));
  return accept({ menus });
}
