import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import { type LegalText, legalForm } from "#features/content/legal/contract.ts";
import { legalPage } from "#features/content/legal/server/legal-page.ts";
import { listLegalTexts } from "#features/content/legal/server/list-legal-texts.ts";
import { publishLegalText } from "#features/content/legal/server/publish-legal-text.ts";
import { saveLegalDraft } from "#features/content/legal/server/save-legal-draft.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";

/** The text that these tests change. */
export const legalDocument = "refunds";
export const legalDay = (days: number) => addDays(localDateOf(testNow), days);
export const daysLater = (ctx: Context, days: number): Context => ({ ...ctx, now: addHours(testNow, days * 24) });

export async function legalTextNow(ctx: Context): Promise<LegalText> {
  const text = (await listLegalTexts(ctx)).value.texts.find(({ document }) => document === legalDocument);
  if (!text) throw new Error("There is no such text.");
  return text;
}

/** Saves a draft that says one thing more than the last version, or the same. */
export async function draftLegal(ctx: Context, rule?: string, version = 0) {
  const words = (await legalTextNow(ctx)).versions.at(-1)?.words;
  const [first, ...others] = words?.sections ?? [];
  const rules = [...(rule ? [rule] : []), ...(first?.rules ?? [])];
  const changed = { ...words, sections: [{ ...first, rules }, ...others] };
  return saveLegalDraft(ctx, { document: legalDocument, version, words: legalForm.parse(changed) });
}

export const publishLegal = (ctx: Context, days: number, version = 1) =>
  publishLegalText(ctx, { document: legalDocument, version, from_day: legalDay(days) });

export async function legalShown(ctx: Context, name: string | null = null, on: string | null = null) {
  const page = await legalPage(ctx, { document: legalDocument, name, on });
  if (!page.ok) throw new Error(page.reason);
  return page.value;
}

export const refusedBecause = (reason: string) => ({ ok: false, reason });
