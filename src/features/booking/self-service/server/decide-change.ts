import { nameOfActor } from "#domain/account/roles.ts";
import { mayChange } from "#domain/booking/booking-change.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { applyChange } from "../../server/apply-change.ts";
import { type ChangeRow, decideChangeRow } from "../../server/change-store.ts";
import { findChange } from "../../server/change-views.ts";
import { checkPrice } from "../../server/check-price.ts";
import { changeOf } from "../../server/describe-change.ts";
import { changeRow } from "../../server/lock-current.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";
import { priceChange } from "../../server/price-change.ts";
import { whyUnchanged } from "../../server/why-unchanged.ts";
import type { selfServiceContract } from "../contract.ts";
import { describeMyBooking } from "./read-my-booking.ts";

type Decided = ParsedOf<typeof selfServiceContract.decideChange>;

/** Our team’s answer to a proposed change. Accepted, it is applied; rejected, the booking stays exactly as it was. */
export async function decideChange(ctx: Context, decided: Decided) {
  const proposed = await findChange(ctx.db, decided.change_id);
  const booking = proposed && (await lockBooking(ctx.db, proposed.bookingId));
  if (!proposed || !booking) return refuse("not_found");
  if (booking.version !== decided.version)
    return refuse("changed_meanwhile", { booking: await describeMyBooking(ctx, booking) });
  const answered =
    decided.decision === "accept"
      ? await acceptIt(ctx, booking, proposed, decided)
      : await rejectIt(ctx, booking, proposed, decided);
  if (!answered.ok) return answered;

  await recordAudit(ctx, {
    action: decided.decision === "accept" ? "booking.change_accepted" : "booking.change_rejected",
    subject: { kind: "booking", id: booking.id },
    reason: decided.answer,
    details: { reference: booking.reference, change: proposed.id },
  });
  return answered;
}

async function acceptIt(ctx: Context, booking: BookingRow, proposed: ChangeRow, decided: Decided) {
  if (!mayChange(booking.state)) return refuse("not_possible");
  const change = changeOf(proposed.after);
  const pricing = await priceChange(ctx, booking, change);
  // The customer agreed to what they were shown, whatever the tariff says now.
  const shown =
    proposed.after.isUnpriced || booking.totalCents === null ? null : booking.totalCents + proposed.differenceCents;
  const totalCents = decided.total_cents ?? shown;
  if (totalCents === null) return refuse("price_needed");
  const doubt = decided.is_confirmed ? null : await checkPrice(ctx, booking, totalCents);
  if (doubt) return refuse(doubt);

  const differenceCents = totalCents - (booking.totalCents ?? 0);
  const isFirst = await decideChangeRow(ctx.db, proposed.id, { ...answer(ctx, decided, "applied"), differenceCents });
  if (!isFirst) return refuse("not_possible");
  const applied = await applyChange(ctx, booking, {
    change,
    priced: pricing.priced,
    settings: pricing.settings,
    totalCents,
    terms: { amendment: "none" },
    changeId: proposed.id,
  });
  if (!applied.ok) return whyUnchanged(applied);
  return accept({ reference: booking.reference, version: applied.value.version });
}

async function rejectIt(ctx: Context, booking: BookingRow, proposed: ChangeRow, decided: Decided) {
  if (!(await decideChangeRow(ctx.db, proposed.id, answer(ctx, decided, "rejected")))) return refuse("not_possible");
  const { version } = await changeRow(ctx, booking, { amendment: "rejected" });
  await ctx.emit({ type: "booking.change_rejected", reference: booking.reference, changeId: proposed.id });
  return accept({ reference: booking.reference, version });
}

const answer = (ctx: Context, decided: Decided, state: "applied" | "rejected") => ({
  state,
  answer: decided.answer,
  decidedBy: nameOfActor(ctx.actor),
  decidedAt: ctx.now,
});
