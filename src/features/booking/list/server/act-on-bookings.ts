import { createElement } from "react";
import { personAsking } from "#domain/account/person-asking.ts";
import type { CancelCode } from "#domain/booking/cancellation.ts";
import type { DomainEvent } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { bookingBalance, owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { moneyStateOf } from "#domain/payment/payment-summary.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { addHours, formatMoment, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { cancelSeen } from "../../server/cancel-seen.ts";
import { PaymentReminder, paymentReminderWords } from "../../server/emails/payment-reminder.tsx";
import { changeRow, lockCurrent, recordAction, type SeenVersion } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findCompany } from "../../server/views.ts";
import type { BulkAction, bookingListContract, RowResult } from "../contract.ts";
import { runApart } from "./store.ts";
import { wasWrittenSince } from "./views.ts";

type RowRefusal =
  | "not_found"
  | "changed_meanwhile"
  | "not_possible"
  | "taken"
  | "nothing_open"
  | "on_account"
  | "reminded"
  | "no_address"
  | "answered";
type RowAction = (ctx: Context, looked: SeenVersion, code: CancelCode) => Promise<Result<unknown, RowRefusal>>;

const why: Readonly<Record<RowRefusal, string>> = {
  not_found: "We couldn’t find that booking.",
  changed_meanwhile: "Someone else has just changed it.",
  not_possible: "Its status doesn’t allow that.",
  taken: "It’s assigned to someone else.",
  nothing_open: "Nothing is due.",
  on_account: "On account: payment is due with the invoice.",
  no_address: "This customer has no email address. Call them, or send a WhatsApp message.",
  reminded: "Already reminded in the last 24 hours.",
  answered: "No answer is due.",
};

/** Does one thing to several bookings, each separately: a failure is rolled back for that one alone. */
export async function actOnBookings(ctx: Context, input: ParsedOf<typeof bookingListContract.actOnBookings>) {
  const { action, code } = input;
  if (action === "cancel" && !code) return refuse("code_missing");
  const results: RowResult[] = [];
  for (const looked of input.bookings) results.push(await actOnOne(ctx, looked, action, code ?? "OTHER"));
  return accept({ results });
}

async function actOnOne(ctx: Context, looked: SeenVersion, action: BulkAction, code: CancelCode): Promise<RowResult> {
  const row = await lockBooking(ctx.db, looked.id);
  const emitted: DomainEvent[] = [];
  const apart: Context = { ...ctx, emit: async (event) => void emitted.push(event) };
  const result = await runApart(
    ctx.db,
    () => actions[action](apart, looked, code),
    ({ ok }) => ok,
  );
  const reference = row?.reference ?? looked.id;
  if (!result.ok) return { reference, is_done: false, message: why[result.reason] };
  for (const event of emitted) await ctx.emit(event);
  return { reference, is_done: true, message: "" };
}

/** The colleague who takes it answers it. */
const take: RowAction = async (ctx, looked) => {
  const current = await lockCurrent(ctx, looked);
  if (!current.ok) return current;
  const me = personAsking(ctx.actor);
  const { takenBy } = current.value;
  if (takenBy && takenBy !== me) return refuse("taken");
  if (!takenBy) await changeRow(ctx, current.value, { takenBy: me, takenAt: ctx.now });
  await recordAction(ctx, current.value, { action: "taken" });
  return accept(null);
};

const markAnswered: RowAction = async (ctx, looked) => {
  const current = await lockCurrent(ctx, looked);
  if (!current.ok) return current;
  const { state, answeredAt } = current.value;
  if (state !== "requested" || answeredAt) return refuse("answered");
  await changeRow(ctx, current.value, { answeredAt: ctx.now });
  await recordAction(ctx, current.value, { action: "answered" });
  await ctx.emit({ type: "booking.taken_up", reference: current.value.reference });
  return accept(null);
};

/** Reminds those the list shows as owing, at most once a day. */
const remind: RowAction = async (ctx, looked) => {
  const current = await lockCurrent(ctx, looked);
  if (!current.ok) return current;
  const row = current.value;
  const { dueCents } = bookingBalance(row);
  if (moneyStateOf(row) === "on_account") return refuse("on_account");
  if (row.isTest || dueCents === 0) return refuse("nothing_open");
  if (!isMailable(row.email)) return refuse("no_address");
  if (await wasWrittenSince(ctx.db, row.reference, "payment-reminder", addHours(ctx.now, -20)))
    return refuse("reminded");
  const { reference, firstName, pickupAt, holdUntil } = row;
  const link = `${ctx.siteUrl}/payment-selection?booking=${reference}&code=${ctx.linkCodeFor(reference)}`;
  const company = await findCompany(ctx.db);
  await ctx.mail({
    key: `payment-reminder:${reference}:${localDateOf(ctx.now)}`,
    template: "payment-reminder",
    to: row.email,
    subject: paymentReminderWords.subject({ reference }),
    about: `booking:${reference}`,
    text: {
      event: "payment_reminder",
      phone: row.phone,
      facts: { amount: formatMoney(cents(dueCents)), reference, at: formatMoment(pickupAt), link },
    },
    content: createElement(PaymentReminder, {
      firstName,
      reference,
      due: cents(dueCents),
      isFee: owesFeeOnly(row),
      pickupAt,
      holdUntil,
      link,
      company,
    }),
  });
  await recordAction(ctx, row, { action: "reminded_to_pay" });
  return accept(null);
};

const cancel: RowAction = (ctx, looked, code) => cancelSeen(ctx, looked, { code, legs: [], note: "" });

const actions: Readonly<Record<BulkAction, RowAction>> = { take, remind, mark_answered: markAnswered, cancel };
