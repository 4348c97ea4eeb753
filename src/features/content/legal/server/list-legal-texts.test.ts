import { expect, test } from "vitest";
import { legalDocuments } from "#domain/legal/legal-text.ts";
import { draftLegal, legalDay, legalTextNow, publishLegal } from "#testing/builders/content/a-legal-draft.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { listLegalTexts } from "./list-legal-texts.ts";

test("each text has its versions in order, with who published them and whether they are in force", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    expect((await listLegalTexts(ctx)).value.texts.map(({ document }) => document)).toEqual(legalDocuments);
    await draftLegal(team, "New.");
    await publishLegal(team, 1);
    expect((await legalTextNow(ctx)).versions).toMatchObject([
      { name: "2026-11", standing: "in_force", published_by: null },
      { name: legalDay(1), standing: "coming", published_by: expect.any(String) },
    ]);
  }));
