import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findFailure } from "../../server/card-views.ts";
import { stageOf, standingOf } from "../../server/describe-payment.ts";
import { findAttempts, findBookingById, findBookingMoney } from "../../server/views.ts";
import { findOpenCards } from "./find-open-cards.ts";

/** The saved cards of a booking’s customer, while there is something to pay, and how the last charge went. */
export async function bookingCards(ctx: Context, { reference }: { readonly reference: string }) {
  const found = await findBookingMoney(ctx.db, reference);
  if (!found) return refuse("not_found");
  const [booking, attempts] = await Promise.all([findBookingById(ctx.db, found.id), findAttempts(ctx.db, found.id)]);
  const { phase, now, all } = standingOf(booking, attempts, ctx.now);
  const cards = phase === "payable" ? await findOpenCards(ctx, booking.id) : [];
  const [last] = attempts;
  return accept({
    cards: cards.flatMap(({ id, reference: saved, savedAt, owner }) =>
      savedAt ? [{ id, reference: saved, saved_at: savedAt.toISOString(), owner }] : [],
    ),
    due_cents: now,
    balance_cents: all,
    last: last?.cardId
      ? {
          stage: stageOf(last.state),
          amount_cents: last.amountCents,
          at: last.createdAt.toISOString(),
          reason: last.state === "failed" ? await findFailure(ctx.db, last.id) : "",
        }
      : null,
  });
}
