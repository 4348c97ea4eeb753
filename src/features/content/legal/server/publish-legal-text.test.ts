import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import {
  daysLater,
  draftLegal,
  legalDay,
  legalShown,
  publishLegal,
  refusedBecause,
} from "#testing/builders/content/a-legal-draft.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inNewCompany } from "#testing/in-transaction.ts";

test("a draft is seen by no visitor; published, it is in force from its day, and the one before stays readable", () =>
  inNewCompany(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await draftLegal(team, "We answer by hand.");
    expect((await legalShown(ctx)).versions).toHaveLength(1);
    expect(await publishLegal(team, 3)).toMatchObject({ ok: true });
    const name = legalDay(3);
    expect(await legalShown(ctx)).toMatchObject({ name: "2026-11", standing: "in_force", replaced_on: name });
    expect(await legalShown(ctx, name)).toMatchObject({ standing: "coming" });
    const then = daysLater(ctx, 3);
    expect(await legalShown(then)).toMatchObject({ name, standing: "in_force" });
    expect(await legalShown(then, "2026-11")).toMatchObject({
      standing: "past",
      replaced_on: name,
      is_as_read: true,
    });
    expect(world.siteTouched).toBeGreaterThan(0);
    const actions = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
    expect(actions.map(({ action }) => action)).toEqual(["legal_text.draft_saved", "legal_text.published"]);
  }));

test("refused: no draft, another’s draft, a past day, a day before the next version, no change", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    expect(await publishLegal(team, 0)).toMatchObject(refusedBecause("no_draft"));
    await draftLegal(team, "New.");
    expect(await publishLegal(team, 0, 2)).toMatchObject(refusedBecause("changed_meanwhile"));
    expect(await publishLegal(team, -1)).toMatchObject(refusedBecause("day_past"));
    expect(await publishLegal(team, 5)).toMatchObject({ ok: true });
    await draftLegal(team);
    expect(await publishLegal(team, 4)).toMatchObject(refusedBecause("before_coming"));
    expect(await publishLegal(team, 5)).toMatchObject(refusedBecause("unchanged"));
  }));
