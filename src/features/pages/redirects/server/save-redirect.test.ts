import { expect, test } from "vitest";
import { aNewPage, pageNow, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { renamePage } from "../../editing/server/rename-page.ts";
import { listRedirects } from "./list-redirects.ts";
import { saveRedirect } from "./save-redirect.ts";

const asTeam = (run: (team: Awaited<ReturnType<typeof askingAs>>) => Promise<void>) =>
  inTransaction(async (ctx) => run(await askingAs(ctx, { roles: ["admin"] })));

const add = (ctx: Parameters<typeof saveRedirect>[0], from: string, to: string, former: string | null = null) =>
  saveRedirect(ctx, { from, to, former });

test("an old address leads on, by others too, and a circle is refused with its way", () =>
  asTeam(async (team) => {
    expect(await add(team, "/Summer-2024/", "/tours")).toEqual({ ok: true, value: { from: "/summer-2024" } });
    expect(await add(team, "/summer", "/summer-2024")).toMatchObject({ ok: true });
    expect(await add(team, "/tours-old", "/summer")).toMatchObject({ ok: true });
    expect(await add(team, "/summer-2024", "/tours-old", "/summer-2024")).toEqual({
      ok: false,
      reason: "leads_in_a_circle",
      details: { way: ["/summer-2024", "/tours-old", "/summer", "/summer-2024"] },
    });
    const { redirects } = (await listRedirects(team, { search: "tours-old" })).value;
    expect(redirects.map(({ way }) => way)).toEqual([["/tours-old", "/summer", "/summer-2024", "/tours"]]);
  }));

test.each([
  ["/about", "/tours", "page_exists"],
  ["/old", "/nowhere", "leads_nowhere"],
  ["/old", "javascript:alert(1)", "not_a_path"],
  ["//evil.example", "/tours", "not_a_path"],
  ["/old", "/old?x=1", "same_path"],
])("%s to %s is refused", (from, to, reason) =>
  asTeam(async (team) => {
    expect(await add(team, from, to)).toMatchObject({ ok: false, reason });
    expect((await listRedirects(team, { search: "" })).value.redirects).toEqual([]);
  }),
);

test("one that is changed is the same one, and another’s address is not taken from it", () =>
  asTeam(async (team) => {
    await add(team, "/a", "/tours");
    await add(team, "/b", "/about");
    expect(await add(team, "/b", "/tours", "/a")).toMatchObject({ reason: "from_taken" });
    expect(await add(team, "/c", "/about", "/a")).toMatchObject({ ok: true });
    expect(await add(team, "/d", "/about", "/a")).toMatchObject({ reason: "not_found" });
    const { redirects } = (await listRedirects(team, { search: "" })).value;
    expect(redirects.map(({ from, to }) => [from, to])).toEqual([
      ["/b", "/about"],
      ["/c", "/about"],
    ]);
  }));

test("the old address of a page that was renamed is in the list", () =>
  asTeam(async (team) => {
    const id = await aNewPage(team, "/winter");
    await saveDraft(team, id);
    await publishNow(team, id);
    const { version } = await pageNow(team, id);
    await renamePage(team, { id, version, name: "Winter", path: "/winter-tours" });
    const { redirects } = (await listRedirects(team, { search: "" })).value;
    expect(redirects).toMatchObject([{ from: "/winter", to: "/winter-tours" }]);
    // The renamed page may have its old address back; nothing leads in a circle then.
    await renamePage(team, { id, version: version + 1, name: "Winter", path: "/winter" });
    const after = (await listRedirects(team, { search: "" })).value.redirects;
    expect(after).toMatchObject([{ from: "/winter-tours", to: "/winter" }]);
  }));
