import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aNewPage, opening, pageMeta, pageNow } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { savePage } from "../../editing/server/save-page.ts";
import { readPageDraft } from "./read-page-draft.ts";

const [mine, theirs] = [newId(), newId()];
const [first, second] = ["1".repeat(32), "2".repeat(32)];

test("a draft says which save of this window it contains, and so does the refusal of a later one", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    const { version } = await pageNow(team, id);
    const save = (title: string, key: string) =>
      savePage(team, {
        id,
        version,
        meta: pageMeta,
        blocks: JSON.stringify([opening(title)]),
        sitting: { id: mine, key },
      });
    expect(await readPageDraft(team, { id, sitting: mine })).toMatchObject({ value: { own_key: null } });
    expect(await save("Snow", first)).toMatchObject({ ok: true });
    // Its answer was lost, and the same window sends what it has since.
    expect(await save("Snow and ice", second)).toMatchObject({
      reason: "changed_meanwhile",
      details: { own_key: first, blocks: [{ values: { title: "Snow" } }] },
    });
    expect(await readPageDraft(team, { id, sitting: mine })).toMatchObject({ value: { own_key: first } });
    expect(await readPageDraft(team, { id, sitting: theirs })).toMatchObject({ value: { own_key: null } });
  }));

test("a row that something else wrote is read as far as it can be", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    const blocks = JSON.stringify([{ id: "x", kind: "html", values: { html: "<script>" } }, opening("Snow"), null, 7]);
    await ctx.db.execute(sql`update pages set blocks = ${blocks}::json, meta = '{"title": 5}'::json where id = ${id}`);
    expect(await readPageDraft(team, { id, sitting: mine })).toMatchObject({
      value: { meta: { title: "", picture: null }, blocks: [{ values: { title: "Snow" } }] },
    });
  }));
