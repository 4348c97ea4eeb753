import { expect, test } from "vitest";
import { aNewPage, pageNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readEditedPage } from "./read-edited-page.ts";

test("a page comes with the values its texts can name, and with what is still missing", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    const page = await pageNow(team, id);
    expect(page.problems).toEqual([
      { block: "", field: "description", message: "Enter the description for search engines." },
    ]);
    expect(page.marks).toEqual(
      expect.arrayContaining([
        { name: "company", label: "Name of the company", value: "Cape Town Shuttle", group: "Company" },
        { name: "free_hours", label: "Hours of free cancellation", value: "12", group: "Terms" },
        { name: "tour.winelands", label: "Tour: winelands", value: "R1\u00a0299", group: "Prices" },
        { name: "claim_years", label: "Years of experience", value: "10+", group: "Claims" },
      ]),
    );
    await saveDraft(team, id);
    expect((await pageNow(team, id)).problems).toEqual([]);
    expect(await readEditedPage(team, { id: ctx.newId() })).toMatchObject({ ok: false, reason: "not_found" });
  }));
