import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aNewPage, opening, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listPages } from "./list-pages.ts";

test("the latest change first, page by page, by state and by any word on it", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    for (const [at, path] of ["/one", "/two", "/three"].entries()) {
      const then = { ...team, now: addMinutes(testNow, at) };
      const id = await aNewPage(then, path);
      await saveDraft(then, id, [opening(`Whales of ${path.slice(1)}`)]);
      if (path === "/two") await publishNow(then, id);
    }
    const usual = { search: "", state: null, page_key: null, limit: 2 } as const;
    const first = (await listPages(team, usual)).value;
    expect(first.pages.map(({ path }) => path)).toEqual(["/three", "/two"]);
    const second = (await listPages(team, { ...usual, page_key: first.next_page_key })).value;
    expect([second.pages.map(({ path }) => path), second.next_page_key]).toEqual([["/one"], null]);
    const paths = async (changes: Partial<Parameters<typeof listPages>[1]>) =>
      (await listPages(team, { ...usual, ...changes })).value.pages.map(({ path }) => path);
    expect(await paths({ state: "published" })).toEqual(["/two"]);
    expect(await paths({ search: "whales of THREE" })).toEqual(["/three"]);
    expect(await paths({ search: "100%_" })).toEqual([]);
  }));
