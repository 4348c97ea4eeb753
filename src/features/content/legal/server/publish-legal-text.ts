import { legalDifference } from "#domain/legal/legal-difference.ts";
import { dayProblem, nameOfVersion } from "#domain/legal/legal-versions.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { legalContract } from "../contract.ts";
import { describeLegalTexts } from "./describe-legal-texts.ts";
import { keepLegalReadings } from "./keep-legal-readings.ts";
import { updateLegalText } from "./store.ts";
import { takeDraft } from "./take-draft.ts";

/** A published version is never edited. The one before is kept as it read until now. */
export async function publishLegalText(ctx: Context, input: ParsedOf<typeof legalContract.publishLegalText>) {
  const { document } = input;
  const taken = await takeDraft(ctx, input);
  if (!taken.ok) return taken;
  const { draft, published } = taken.value;
  const fromDay = localDate(input.from_day);
  const problem = dayProblem(published, fromDay, localDateOf(ctx.now));
  if (problem) return refuse(problem);
  const last = published.at(-1);
  if (last && legalDifference(last.words, draft.words).length === 0) return refuse("unchanged");

  await keepLegalReadings(ctx);
  const name = nameOfVersion(
    published.map((one) => one.name),
    fromDay,
  );
  const publishedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const changes = { name, fromDay, publishedAt: ctx.now, publishedBy, updatedAt: ctx.now };
  await updateLegalText(ctx.db, draft, { ...changes, version: nextVersion(draft) });
  await keepLegalReadings(ctx);
  await recordAudit(ctx, {
    action: "legal_text.published",
    subject: { kind: "legal_text", id: document },
    details: { name, from_day: fromDay },
  });
  await ctx.touchSite();
  return accept(await describeLegalTexts(ctx));
}
