import { expect, test } from "vitest";
import { usualMenus } from "#domain/page/menus.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readMenus } from "./read-menus.ts";

test("before anyone has changed them, the menus are the usual ones, and no link in them is dead", () =>
  inTransaction(async (ctx) => {
    const { menus } = (await readMenus(ctx)).value;
    expect(menus).toEqual(
      (["header", "footer"] as const).map((name) => ({
        name,
        version: 0,
        items: usualMenus[name],
        dead: [],
        versions: [],
      })),
    );
  }));
