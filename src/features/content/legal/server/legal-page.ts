import { type LegalDocument, legalDocuments } from "#domain/legal/legal-text.ts";
import { replacedOn, standingOn, versionInForce } from "#domain/legal/legal-versions.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { LegalPage, legalContract } from "../contract.ts";
import { findLegalTexts, findReading, isPublished, type PublishedLegalText } from "./views.ts";

/** The words of today carry marks, which the page fills; those of a day in the past read as they read then. */
export async function legalPage(ctx: Context, input: ParsedOf<typeof legalContract.legalPage>) {
  const document = legalDocuments.find((one) => one === input.document);
  if (!document) return refuse("no_such_version");
  const versions = (await findLegalTexts(ctx.db, document)).filter(isPublished);
  const today = localDateOf(ctx.now);
  const text = input.name ? versions.find(({ name }) => name === input.name) : versionInForce(versions, today);
  if (!text) return refuse("no_such_version");
  const standing = standingOn(versions, text.name, today);
  const day = input.on === null ? undefined : localDate(input.on);
  const reading = standing === "past" || day ? await findReading(ctx.db, text, day) : undefined;
  return accept(pageOf(document, { text, versions, standing, reading }));
}

type Found = {
  readonly text: PublishedLegalText;
  readonly versions: readonly PublishedLegalText[];
  readonly standing: LegalPage["standing"];
  readonly reading: LegalPage["words"] | undefined;
};

const pageOf = (document: LegalDocument, { text, versions, standing, reading }: Found): LegalPage => ({
  document,
  name: text.name,
  from_day: text.fromDay,
  standing,
  replaced_on: replacedOn(versions, text.name),
  words: reading ?? text.words,
  is_as_read: reading !== undefined,
  versions: versions.map(({ name, fromDay }) => ({ name, from_day: fromDay })).toReversed(),
});
