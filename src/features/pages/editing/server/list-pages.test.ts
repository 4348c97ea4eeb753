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
    const usual = { search: "", state: null, after: null, size: 2 } as const;
    const first = (await listPages(team, usual)).value;
    expect(first.pages.map(({ path }) => path)).toEqual(["/three", "/two"]);
    const second = (await listPages(team, { ...usual, after: first.next })).value;
    expect([second.pages.map(({ path }) => path), second.next]).toEqual([["/one"], null]);
    const paths = async (changes: Partial<Parameters<typeof listPages>[1]>) =>
      (await listPages(team, { ...usual, ...changes })).value.pages.map(({ path }) => path);
    expect(await paths({ state: "published" })).toEqual(["/two"]);
    expect(await paths({ search: "whales of THREE" })).toEqual(["/three"]);
    expect(await paths({ search: "100%_" })).toEqual([]);
    // The name of a field is no word of a page.
    expect(await paths({ search: "kicker" })).toEqual([]);
  }));

test("words are found in the draft and in what visitors read, with the place", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team, "/whales");
    await saveDraft(team, id, [opening('Boats "at noon"')]);
    await publishNow(team, id);
    await saveDraft(team, id, [opening("Kayaks at dawn")]);
    const found = async (search: string) =>
      (await listPages(team, { search, state: null, after: null, size: 5 })).value.pages.map((page) => page.found);
    const place = { block: "opening", field: "title", where: "Opening, Title" };
    expect(await found("kayaks")).toEqual([[{ ...place, text: "Kayaks at dawn", is_draft: true }]]);
    expect(await found('"at noon')).toEqual([[{ ...place, text: 'Boats "at noon"', is_draft: false }]]);
    expect(await found("/whales")).toEqual([[]]);
  }));
