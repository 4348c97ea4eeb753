import { expect, test } from "vitest";
import { draftLegal, legalTextNow, refusedBecause } from "#testing/builders/content/a-legal-draft.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany } from "#testing/in-transaction.ts";

test("there is one draft, saved as its reader saw it", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    expect(await draftLegal(team, "One.")).toMatchObject({ ok: true });
    expect(await draftLegal(team, "Two.")).toMatchObject(refusedBecause("changed_meanwhile"));
    expect(await draftLegal(team, "Two.", 1)).toMatchObject({ ok: true });
    const { draft } = await legalTextNow(ctx);
    expect([draft?.version, draft?.words.sections[0]?.rules[0]]).toEqual([2, "Two."]);
  }));

test("a mark that no figure fills is refused by its name", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const marks = { marks: ["{companny}"] };
    expect(await draftLegal(team, "{companny} answers.")).toMatchObject({ reason: "unknown_mark", details: marks });
    expect(await draftLegal(team, "{company} answers.")).toMatchObject({ ok: true });
  }));
