import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { nextVersion } from "#platform/edit-record.ts";
import type { alarmContract } from "../alarm-contract.ts";
import { saveSettings } from "./alarm-store.ts";

type Input = ParsedOf<typeof alarmContract.saveAlarmSettings>;

/** Saves who gets alarms. */
export async function saveAlarmSettings(ctx: Context, input: Input) {
  const { emails, webhook_url: webhookUrl, version } = input;
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

/** An address within our own network is refused by the same rule that refuses to post there. A name server may take seconds. */
saveAlarmSettings.before = async ({ outside }: Context, { webhook_url: webhookUrl }: Input) =>
  webhookUrl && (await outside.leadsInside(webhookUrl)) ? refuse("not_public") : undefined;
