import { companySettingsOf, defaultSettings, type SettingsPart } from "#domain/company/company-settings.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { describeSettings } from "./describe-settings.ts";
import { savePart } from "./store.ts";
import { findKeptParts } from "./views.ts";

/** The settings that public pages show: response time, cancellation fees, ways to pay. */
const shown: ReadonlySet<SettingsPart> = new Set([
  "policies",
  "answers",
  "paymentWays",
  "company",
  "brand",
  "senders",
  "holidays",
  "exchangeRates",
  "claims",
]);

type Written = Input & { readonly part: SettingsPart; readonly putBackOf?: number };

/** Saves a new version of one part. The old values are in the activity log. */
export async function writePart(ctx: Context, { part, version, value, putBackOf }: Written) {
  const before = companySettingsOf(await findKeptParts(ctx.db))[part];
  const isSaved = await savePart(ctx.db, {
    part,
    value: ruled(ctx, part, { value, version }),
    version,
    by: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    at: ctx.now,
    ...(putBackOf !== undefined && { putBackOf }),
  });
  if (!isSaved) {
    const fresh = await describeSettings(ctx);
    return refuse("changed_meanwhile", { ...fresh[part] });
  }
  await recordAudit(ctx, {
    action: putBackOf === undefined ? "settings.saved" : "settings.put_back",
    subject: { kind: "settings", id: part },
    details: { before, after: value },
  });
  if (shown.has(part)) await ctx.touchSite();
  return accept(await describeSettings(ctx));
}

type Input = { readonly value: Record<string, unknown>; readonly version: number };

/** The cancellation rules have a version number, which each booking keeps; rates have a date. */
function ruled({ now }: Context, part: SettingsPart, { value, version }: Input): Record<string, unknown> {
  if (part === "exchangeRates") return { ...value, on: localDateOf(now) };
  return part === "policies" ? { ...value, version: defaultSettings.policies.version + version + 1 } : value;
}
