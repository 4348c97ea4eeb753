import { expect, test } from "vitest";
import { aNewPage, opening, pageNow, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createPage } from "./create-page.ts";

test("a new page is a draft that starts with its title", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const page = await pageNow(team, await aNewPage(team));
    expect(page).toMatchObject({
      path: "/winter",
      state: "draft",
      version: 1,
      blocks: [{ kind: "hero", values: { title: "Winter" } }],
      versions: [{ number: 1, is_shown: false }],
      has_changes: false,
    });
    expect(world.siteTouched).toBe(0);
  }));

test("a copy starts with the draft of the other page", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const first = await aNewPage(team);
    await saveDraft(team, first, [opening("Snow")]);
    const copied = await createPage(team, { name: "Spring", path: "/spring", copy_of: first });
    if (!copied.ok) throw new Error(copied.reason);
    expect((await pageNow(team, copied.value.id)).blocks).toMatchObject([{ values: { title: "Snow" } }]);
    const gone = { name: "X", path: "/x", copy_of: ctx.newId() };
    expect(await createPage(team, gone)).toMatchObject({ ok: false, reason: "not_found" });
  }));

test.each(["/tours", "/admin", "/winter", "/api", "/sitemap", "/booking", "/healthz"])("the address %s", (path) =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id);
    await publishNow(team, id);
    const result = await createPage(team, { name: "Another", path, copy_of: null });
    if (path === "/sitemap") expect(result.ok).toBe(true);
    else expect(result).toMatchObject({ ok: false, reason: "path_taken" });
  }),
);
