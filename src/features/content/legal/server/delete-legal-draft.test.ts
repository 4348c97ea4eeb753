import { expect, test } from "vitest";
import { draftLegal, legalDocument, legalTextNow, refusedBecause } from "#testing/builders/content/a-legal-draft.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { deleteLegalDraft } from "./delete-legal-draft.ts";

test("a draft is deleted as it was seen, and the published versions stay", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const remove = (version: number) => deleteLegalDraft(team, { document: legalDocument, version });
    expect(await remove(1)).toMatchObject(refusedBecause("no_draft"));
    await draftLegal(team, "New.");
    expect(await remove(2)).toMatchObject(refusedBecause("changed_meanwhile"));
    expect(await remove(1)).toMatchObject({ ok: true });
    expect(await legalTextNow(ctx)).toMatchObject({ draft: null, versions: [{ name: "2026-11" }] });
  }));
