import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { type MenuItem, menuNames } from "#domain/page/menus.ts";
import { call, contract } from "#platform/contract.ts";
import { versionField } from "#platform/wire.ts";

const editors = rolesThatMay("edit_content");
const items = z.custom<readonly MenuItem[]>();

const menu = z.object({
  name: z.enum(menuNames),
  /** 0 while it is the usual one. */
  version: z.int(),
  items,
  /** Links in it that lead nowhere by now; visitors don’t see them. */
  dead: z.array(z.string()),
  versions: z.array(z.object({ number: z.int(), items, saved_at: z.string(), saved_by: z.nullable(z.string()) })),
});
export type EditedMenu = z.output<typeof menu>;

export const menusContract = contract({
  readMenus: call({
    summary: "Reads the main menu and the footer, with their versions.",
    access: editors,
    effect: "reads",
    input: z.object({}),
    output: z.object({ menus: z.array(menu) }),
  }),
  saveMenu: call({
    summary: "Changes the main menu or the footer, on every page at once. To put a version back, send its items.",
    access: editors,
    effect: "changes",
    largest: 60_000,
    input: z.object({
      name: z.enum(menuNames),
      version: versionField,
      items: z.string().check(z.maxLength(50_000)),
    }),
    output: menu,
    refusals: {
      changed_meanwhile: "Someone else has just changed this menu.",
      not_a_menu: "These are not the items of a menu.",
      too_many_items: "There are too many items for one line. Put some into a group.",
      too_deep: "A group can’t hold another group.",
      no_label: "Give every item a label of at most 40 characters.",
      unsafe_link: "Choose where each item leads: a page of ours, or an address that begins with https://",
      no_columns: "A footer is made of columns. Put each link into one.",
      dead_link: "A link in it leads to no page.",
    },
  }),
});
