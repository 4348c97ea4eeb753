import * as z from "zod/mini";
import { severities } from "#domain/health/health-status.ts";
import { call, contract } from "#platform/contract.ts";

const team = ["admin", "super_user"] as const;
const moment = z.iso.datetime();

export const shownAlarm = z.object({
  id: z.string(),
  check: z.string(),
  name: z.string(),
  severity: z.enum(severities),
  raised_at: moment,
  measured: z.string(),
  ended_at: z.nullable(moment),
});
export type ShownAlarm = z.output<typeof shownAlarm>;

export const alarmContract = contract({
  readAlarms: call({
    summary: "Reads who gets alarms, and the last alarms.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      emails: z.array(z.string()),
      phones: z.array(z.string()),
      /** Whether a provider for text messages is connected. */
      has_texts: z.boolean(),
      /** The address for alarms without recipients: the company’s own, or empty. */
      company_email: z.string(),
      webhook_url: z.string(),
      /** The key that signs a webhook. */
      webhook_key: z.string(),
      /** The version of this part of the settings. */
      version: z.int(),
      alarms: z.array(shownAlarm),
    }),
  }),
});
