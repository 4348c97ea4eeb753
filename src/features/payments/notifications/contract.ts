import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, searchField } from "#platform/wire.ts";
import { paging } from "../contract.ts";

const watchers = rolesThatMay("verify_payment_proof");
const moment = z.iso.datetime();

export const notificationVerdicts = ["waiting", "accepted", "duplicate", "refused", "quarantined"] as const;
export type NotificationVerdict = (typeof notificationVerdicts)[number];

export const listedNotification = z.object({
  id: z.string(),
  provider: z.string(),
  received_at: moment,
  verdict: z.enum(notificationVerdicts),
  /** The check that failed. */
  reason: z.nullable(z.string()),
  /** The finding of that check, as a sentence. */
  finding: z.nullable(z.string()),
  status: z.nullable(z.string()),
  amount_cents: z.nullable(z.int()),
  provider_payment_id: z.nullable(z.string()),
  booking_reference: z.nullable(z.string()),
  /** For a payment of an invoice without a booking. */
  invoice_number: z.nullable(z.string()),
  is_replay: z.boolean(),
});
export type ListedNotification = z.output<typeof listedNotification>;

const openedNotification = z.extend(listedNotification, {
  ip: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  raw: z.string(),
  checks: z.array(z.object({ check: z.string(), passed: z.boolean(), note: z.string() })),
  processed_at: z.nullable(moment),
  payment: z.nullable(
    z.object({ id: z.string(), state: z.string(), amount_cents: z.int(), booking_state: z.nullable(z.string()) }),
  ),
  replay_of: z.nullable(z.string()),
  /** True once it was processed. */
  can_reprocess: z.boolean(),
  replays: z.array(z.object({ id: z.string(), received_at: moment, verdict: z.enum(notificationVerdicts) })),
});
export type OpenedNotification = z.output<typeof openedNotification>;

const notFound = { not_found: "We couldn’t find that notification." };

export const notificationsContract = contract({
  paymentNotifications: call({
    summary: "Lists payment notifications from gateways, latest first.",
    access: watchers,
    effect: "reads",
    input: z.object({
      verdicts: z.optional(z.array(z.enum(notificationVerdicts)).check(z.maxLength(notificationVerdicts.length))),
      /** A booking's reference, the gateway's number, or any text of the message. */
      search: searchField,
      from: z.optional(dayField()),
      until: z.optional(dayField()),
      ...paging,
    }),
    output: z.object({ notices: z.array(listedNotification), next: z.nullable(z.string()) }),
  }),
  paymentNotification: call({
    summary: "Shows one payment notification as it was received, with the result of each check.",
    access: watchers,
    effect: "reads",
    input: z.object({ id: z.uuid() }),
    output: openedNotification,
    refusals: notFound,
  }),
  reprocessNotification: call({
    summary: "Reprocesses a payment notification with the same checks.",
    access: rolesThatMay("run_system_jobs"),
    effect: "creates",
    input: z.object({ id: z.uuid() }),
    output: z.object({ id: z.string() }),
    refusals: { ...notFound, being_judged: "This notification is being processed." },
  }),
});
