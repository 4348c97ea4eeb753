import { describe, expect, test } from "vitest";
import { type LegalDocument, legalDocuments } from "#domain/legal/legal-text.ts";
import type { Context } from "#platform/context.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inNewCompany } from "#testing/in-transaction.ts";
import { legalLinks } from "../../words/legal/legal-links.ts";
import type { LegalPage } from "../contract.ts";
import { legalPage } from "./legal-page.ts";
import { wordsReader } from "./read-words.ts";

async function pageOf(ctx: Context, document: LegalDocument): Promise<LegalPage> {
  const found = await legalPage(ctx, { document, name: null, on: null });
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

const rulesOf = ({ sections }: LegalPage["words"]) => sections.flatMap(({ rules }) => rules);

describe.each(legalDocuments)("the %s a company starts with", (document) => {
  test("can be reached from the foot of every page, and its parts by their anchors", () =>
    inNewCompany(async (ctx) => {
      expect(legalLinks.map(({ to }) => to)).toContain(`/legal/${document}`);
      const { words, standing, name } = await pageOf(ctx, document);
      expect([standing, name]).toEqual(["in_force", "2026-11"]);
      const ids = words.sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }));

  test("is plain: whole sentences without contractions", () =>
    inNewCompany(async (ctx) => {
      const read = await wordsReader(ctx);
      for (const rule of rulesOf(read((await pageOf(ctx, document)).words))) {
        expect(rule).toMatch(/[.]$/);
        expect(rule).not.toMatch(/’(t|re|ll|ve)\b/);
      }
    }));
});

test("terms and refunds follow what our team sets, and are read like that", () =>
  inNewCompany(async (ctx) => {
    await givenSettings(ctx, {
      policies: { freeHours: 36, lateShare: 0.25, noShowShare: 0.8 },
      paymentWays: { online: false, transfer: false, cash: true, account: false },
    });
    const read = await wordsReader(ctx);
    const texts = [await pageOf(ctx, "terms"), await pageOf(ctx, "refunds")];
    const [terms, refunds] = texts.map(({ words }) => rulesOf(read(words)).join("\n"));
    expect(terms).toContain("free of charge up to 36 hours before pickup");
    expect(terms).toContain(
      "Less than 36 hours before we charge 25% of the price, and 80% of the price for a no-show.",
    );
    expect(terms).toContain("In cash, in rand.");
    expect(refunds).toContain("Up to 36 hours before pickup: nothing.");
    expect(refunds).toContain("Less than 36 hours before pickup: 25% of the price.");
    expect(refunds).toContain("80% of the price for a no-show, with the evidence");
    for (const text of [terms, refunds]) expect(text).not.toMatch(/12 hours|50%/);
  }));

test("what limits a customer's rights is highlighted", () =>
  inNewCompany(async (ctx) => {
    const { words } = await pageOf(ctx, "terms");
    expect(words.sections.filter(({ isConspicuous }) => isConspicuous).map(({ id }) => id)).toEqual(["liability"]);
  }));

test.each([
  ["a version that never was", "terms", "2020-01"],
  ["a text that a company has not", "recipes", null],
])("%s is not found", (_what, document, name) =>
  inNewCompany(async (ctx) => {
    expect(await legalPage(ctx, { document, name, on: null })).toMatchObject({ ok: false, reason: "no_such_version" });
  }),
);
