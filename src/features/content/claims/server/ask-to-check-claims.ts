import { claimKindLabels, claimNameLabels, claimNames, isDueForCheck } from "#domain/company/claims.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findClaims, findSettings } from "./views.ts";

/** Each morning: a claim whose date is too long ago becomes a task, one for each date it had. */
export async function askToCheckClaims(ctx: Context): Promise<void> {
  const { checkAfterMonths } = (await findSettings(ctx.db)).claims;
  for (const claim of await findClaims(ctx.db)) {
    const { id, kind, about, author, title, statedOn } = claim;
    if (!isDueForCheck(claim, localDateOf(ctx.now), checkAfterMonths)) continue;
    const name = claimNames.find((one) => one === about);
    const subject = name ? claimNameLabels[name] : author || title || about;
    await ctx.emit({
      type: "task.wanted",
      kind: "claim_check",
      subjectKind: "claim",
      subjectId: `${id}:${statedOn}`,
      title: `Check again: ${[claimKindLabels[kind].toLowerCase(), subject].filter(Boolean).join(", ")}`,
      dueAt: null,
    });
  }
}
