import { isDeepStrictEqual } from "node:util";
import { legalDocuments } from "#domain/legal/legal-text.ts";
import { versionInForce } from "#domain/legal/legal-versions.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { wordsReader } from "./read-words.ts";
import { keepReading } from "./store.ts";
import { findLegalTexts, findReading, isPublished } from "./views.ts";

/**
 * Figures of the company move while a version is in force. Each day its words are kept as they read then, so that anyone can
 * see to the letter what was accepted on a day. A version that starts today appears on every page.
 */
export async function keepLegalReadings(ctx: Context): Promise<void> {
  const today = localDateOf(ctx.now);
  const published = (await findLegalTexts(ctx.db)).filter(isPublished);
  const read = await wordsReader(ctx);
  let hasStarted = false;
  for (const document of legalDocuments) {
    const text = versionInForce(
      published.filter((one) => one.document === document),
      today,
    );
    if (!text) continue;
    const words = read(text.words);
    const { number } = text;
    if (!isDeepStrictEqual(words, await findReading(ctx.db, text)))
      await keepReading(ctx.db, { document, number, readOn: today, words });
    hasStarted ||= text.fromDay === today;
  }
  if (hasStarted) await ctx.touchSite();
}
