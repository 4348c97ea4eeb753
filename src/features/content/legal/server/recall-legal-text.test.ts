import { expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import {
  daysLater,
  draftLegal,
  legalDay,
  legalDocument,
  legalTextNow,
  publishLegal,
  refusedBecause,
} from "#testing/builders/content/a-legal-draft.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { recallLegalText } from "./recall-legal-text.ts";

test("a version that is to come becomes a draft again, one that was in force doesn’t", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await draftLegal(team, "New.");
    await publishLegal(team, 5);
    const name = legalDay(5);
    const recall = (who: Context, named: string = name) =>
      recallLegalText(who, { document: legalDocument, name: named });
    expect(await recall(daysLater(team, 5))).toMatchObject(refusedBecause("in_force"));
    expect(await recall(team, "2020-01")).toMatchObject(refusedBecause("not_found"));
    await draftLegal(team, "Another.");
    expect(await recall(team)).toMatchObject(refusedBecause("has_draft"));
  }));

test("its words are kept", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await draftLegal(team, "New.");
    await publishLegal(team, 5);
    await recallLegalText(team, { document: legalDocument, name: legalDay(5) });
    const { versions, draft } = await legalTextNow(ctx);
    expect([versions.length, draft?.words.sections[0]?.rules[0]]).toEqual([1, "New."]);
  }));
