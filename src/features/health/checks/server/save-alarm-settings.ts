import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { alarmContract } from "../alarm-contract.ts";
import { saveSettings } from "./alarm-store.ts";

/** Saves who gets alarms. An address within our own network is refused by the same rule that refuses to post there. */
export async function saveAlarmSettings(ctx: Context, input: ParsedOf<typeof alarmContract.saveAlarmSettings>) {
  const { emails, webhook_url: webhookUrl, version } = input;
  if (webhookUrl && (await ctx.outside.leadsInside(webhookUrl))) return refuse("not_public");
  const updatedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  const settings = { emails: [...new Set(emails)], webhookUrl, updatedAt: ctx.now, updatedBy };
  if (!(await saveSettings(ctx.db, settings, version))) return refuse("stale");
  await recordAudit(ctx, {
    action: "alarm_settings.changed",
    subject: { kind: "alarm_settings", id: "1" },
    details: { addresses: settings.emails.length, webhook: webhookUrl !== "" },
  });
  return accept({ version: nextVersion({ version }) });
}
