import { expect, test } from "vitest";
import { type MenuItem, usualMenus } from "#domain/page/menus.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { siteFrame } from "../../shown/server/site-frame.ts";
import { readMenus } from "./read-menus.ts";
import { saveMenu } from "./save-menu.ts";

const reviews: MenuItem = { id: "reviews", label: "Reviews", to: "/reviews", all: null, items: [] };
const save = (ctx: Context, version: number, items: unknown) =>
  saveMenu(ctx, { name: "header", version, items: JSON.stringify(items) });

test("a saved menu is shown at once, an earlier one can be put back, and the later one again", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { name: "Nomsa", roles: ["admin"] });
    const changed = [...usualMenus.header, reviews];
    expect(await save(team, 0, changed)).toMatchObject({ ok: true, value: { version: 1 } });
    expect((await siteFrame(ctx)).value.header.at(-1)).toMatchObject({ label: "Reviews", to: "/reviews" });
    expect(await save(team, 1, usualMenus.header)).toMatchObject({ ok: true, value: { version: 2 } });
    const [header] = (await readMenus(team)).value.menus;
    expect(header?.versions.map(({ number, saved_by }) => [number, saved_by])).toEqual([
      [2, "Nomsa"],
      [1, "Nomsa"],
    ]);
    expect(await save(team, 2, header?.versions[1]?.items)).toMatchObject({ ok: true, value: { items: changed } });
    // Nothing was changed, so no version.
    expect(await save(team, 3, changed)).toMatchObject({ ok: true, value: { version: 3 } });
  }));

test("a menu that someone else has changed meanwhile, or that leads nowhere, is refused", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await save(team, 0, [reviews]);
    expect(await save(team, 0, [])).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await save(team, 1, [{ ...reviews, to: "/no-such-page" }])).toMatchObject({
      ok: false,
      reason: "dead_link",
      details: { links: ["/no-such-page"] },
    });
    expect(await save(team, 1, [{ ...reviews, to: "javascript:alert(1)" }])).toMatchObject({ reason: "unsafe_link" });
  }));
