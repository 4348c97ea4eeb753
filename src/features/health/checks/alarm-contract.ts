import * as z from "zod/mini";
import { severities } from "#domain/health/health-status.ts";
import { call, contract } from "#platform/contract.ts";
import { emailField, versionField } from "#platform/wire.ts";

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

const email = emailField("Enter an email address such as ops@example.co.za");
/** Empty: no webhook. */
const webhook = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine(
    (text) => text === "" || /^https:\/\/[^\s/@]+(?:\/\S*)?$/.test(text),
    "Enter an address that starts with https://",
  ),
);

export const alarmContract = contract({
  readAlarms: call({
    summary: "Reads who gets alarms, and the last alarms.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      emails: z.array(z.string()),
      /** Where alarms go if there are no recipients: the company’s own address, or empty. */
      company_email: z.string(),
      webhook_url: z.string(),
      /** The key that signs a webhook. */
      webhook_key: z.string(),
      version: z.int(),
      alarms: z.array(shownAlarm),
    }),
  }),
  saveAlarmSettings: call({
    summary: "Saves who gets alarms, by email and by webhook.",
    access: team,
    effect: "changes",
    limit: { times: 30, seconds: 60 },
    input: z.object({
      emails: z.array(email).check(z.maxLength(20, "At most 20 addresses")),
      webhook_url: webhook,
      version: versionField,
    }),
    output: z.object({ version: z.int() }),
    refusals: {
      stale: "Someone else has just changed these settings. Review the changes, then save again.",
      not_public: "Enter an address on the public internet: this one leads into our own network",
    },
  }),
});
