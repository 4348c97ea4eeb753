import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import type { LegalWords } from "#domain/legal/legal-text.ts";
import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inNewCompany, testNow } from "#testing/in-transaction.ts";
import { type LegalText, legalForm } from "../contract.ts";
import { deleteLegalDraft } from "./delete-legal-draft.ts";
import { keepLegalReadings } from "./keep-legal-readings.ts";
import { legalPage } from "./legal-page.ts";
import { listLegalTexts } from "./list-legal-texts.ts";
import { publishLegalText } from "./publish-legal-text.ts";
import { recallLegalText } from "./recall-legal-text.ts";
import { saveLegalDraft } from "./save-legal-draft.ts";

const document = "refunds";
const today = localDateOf(testNow);
const at = (ctx: Context, days: number): Context => ({ ...ctx, now: addHours(testNow, days * 24) });

async function textOf(ctx: Context): Promise<LegalText> {
  const text = (await listLegalTexts(ctx)).value.texts.find((one) => one.document === document);
  if (!text) throw new Error("no such text");
  return text;
}

/** A draft with another first rule. */
async function draft(ctx: Context, rule: string, version = 0) {
  const { versions } = await textOf(ctx);
  const { words } = versions.at(-1) ?? { words: {} as LegalWords };
  const [first, ...others] = words.sections;
  const changed = { ...words, sections: [{ ...first, rules: [rule, ...(first?.rules ?? [])] }, ...others] };
  return saveLegalDraft(ctx, { document, version, words: legalForm.parse(changed) });
}

const publish = (ctx: Context, days: number, version = 1) =>
  publishLegalText(ctx, { document, version, from_day: addDays(today, days) });

async function shown(ctx: Context, name: string | null = null, on: string | null = null) {
  const page = await legalPage(ctx, { document, name, on });
  return page.ok ? page.value : undefined;
}

test("a draft is seen by no visitor; published, it is in force from its day, and the one before stays readable", () =>
  inNewCompany(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await draft(team, "We answer by hand.");
    expect((await shown(ctx))?.versions).toHaveLength(1);
    expect(await publish(team, 3)).toMatchObject({ ok: true });
    const name = addDays(today, 3);
    expect(await shown(ctx)).toMatchObject({ name: "2026-11", standing: "in_force", replaced_on: name });
    expect(await shown(ctx, name)).toMatchObject({ standing: "coming" });
    expect(await shown(at(ctx, 3))).toMatchObject({ name, standing: "in_force" });
    expect(await shown(at(ctx, 3), "2026-11")).toMatchObject({ standing: "past", replaced_on: name, is_as_read: true });
    expect(world.siteTouched).toBeGreaterThan(0);
    const actions = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
    expect(actions.map(({ action }) => action)).toEqual(["legal_text.draft_saved", "legal_text.published"]);
  }));

test("an earlier version is read with the figures of its days, whatever is set later", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const firstRule = (page: Awaited<ReturnType<typeof shown>>) => page?.words.sections[0]?.rules.join(" ") ?? "";
    await keepLegalReadings(ctx);
    await givenSettings(ctx, { policies: { freeHours: 36 } });
    await keepLegalReadings(at(ctx, 1));
    await draft(at(team, 2), "New.");
    await publish(at(team, 2), 2);
    await givenSettings(ctx, { policies: { freeHours: 48 } });
    const later = at(ctx, 5);
    expect(firstRule(await shown(later, "2026-11"))).toContain("Up to 36 hours before pickup");
    expect(firstRule(await shown(later, "2026-11", today))).toContain("Up to 12 hours before pickup");
    expect(firstRule(await shown(later, "2026-11", addDays(today, 1)))).toContain("Up to 36 hours before pickup");
  }));

test("the day on which a version starts, every page is drawn again", () =>
  inNewCompany(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await draft(team, "New.");
    await publish(team, 2);
    const before = world.siteTouched;
    await keepLegalReadings(at(ctx, 1));
    expect(world.siteTouched).toBe(before);
    await keepLegalReadings(at(ctx, 2));
    expect(world.siteTouched).toBe(before + 1);
  }));

test("refused: no draft, someone else’s draft, a past day, a day before the next version, no change", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const refused = (reason: string) => ({ ok: false, reason });
    expect(await publish(team, 0)).toMatchObject(refused("no_draft"));
    await draft(team, "New.");
    expect(await draft(team, "Other.")).toMatchObject(refused("changed_meanwhile"));
    expect(await publish(team, 0, 2)).toMatchObject(refused("changed_meanwhile"));
    expect(await publish(team, -1)).toMatchObject(refused("day_past"));
    expect(await publish(team, 5)).toMatchObject({ ok: true });
    const { versions } = await textOf(ctx);
    const same = versions.at(-1)?.words;
    await saveLegalDraft(team, { document, version: 0, words: legalForm.parse(same) });
    expect(await publish(team, 4)).toMatchObject(refused("before_coming"));
    expect(await publish(team, 5)).toMatchObject(refused("unchanged"));
  }));

test("a mark that no figure fills is refused by its name", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const marks = { marks: ["{companny}"] };
    expect(await draft(team, "{companny} answers.")).toMatchObject({ reason: "unknown_mark", details: marks });
    expect(await draft(team, "{company} answers.")).toMatchObject({ ok: true });
  }));

test("a version that is to come is recalled to a draft, one that was in force is not", () =>
  inNewCompany(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await draft(team, "New.");
    await publish(team, 5);
    const name = addDays(today, 5);
    expect(await recallLegalText(at(team, 5), { document, name })).toMatchObject({ reason: "in_force" });
    expect(await recallLegalText(team, { document, name })).toMatchObject({ ok: true });
    const { versions, draft: kept } = await textOf(ctx);
    expect([versions.length, kept?.words.sections[0]?.rules[0]]).toEqual([1, "New."]);
    expect(await deleteLegalDraft(team, { document, version: kept?.version ?? 0 })).toMatchObject({ ok: true });
    expect((await textOf(ctx)).draft).toBeNull();
  }));
