import { expect, test } from "vitest";
import { everyPage } from "#domain/page/built-in.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openBuiltInPage } from "./open-built-in-page.ts";
import { renamePage } from "./rename-page.ts";

test("the notices of every page have one record, for everyone who opens it", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const first = await openBuiltInPage(team, { path: everyPage });
    expect(first).toMatchObject({ ok: true });
    expect(await openBuiltInPage(team, { path: everyPage })).toEqual(first);
  }));

test.each(["/winter", "/about", "/admin", "about", "//evil.example", "/:page"])("%s has none", (path) =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    expect(await openBuiltInPage(team, { path })).toMatchObject({ ok: false, reason: "not_found" });
  }),
);

test("it keeps its address, so no page of our team is shown everywhere", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const opened = await openBuiltInPage(team, { path: everyPage });
    if (!opened.ok) throw new Error(opened.reason);
    const renamed = await renamePage(team, { id: opened.value.id, version: 1, name: "Winter", path: "/winter" });
    expect(renamed).toMatchObject({ ok: false, reason: "path_taken" });
  }));
