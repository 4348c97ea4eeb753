import { expect, test } from "vitest";
import { aNewPage } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPageChoices } from "./read-page-choices.ts";

test("a block can show what is on sale, and lead to the site’s pages and to our own", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await aNewPage(team, "/winter");
    const choices = await readPageChoices(team);
    if (!choices.ok) throw new Error("They could not be read.");
    expect(choices.value.tours.map(({ slug }) => slug)).toContain("winelands");
    expect(choices.value.services.length).toBeGreaterThan(0);
    expect(choices.value.paths).toEqual(expect.arrayContaining(["/", "/tours", "/tours/winelands", "/winter"]));
  }));
