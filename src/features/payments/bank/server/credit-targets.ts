import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import type { creditContract } from "../credit-contract.ts";
import { findCredit, findOwedBookings, findOwedInvoices } from "./credit-views.ts";

type Targets = typeof creditContract.creditTargets;

/** Open bookings and invoices of a credit’s customer. */
export async function creditTargets(
  ctx: Context,
  { payment_id }: ParsedOf<Targets>,
): Promise<Result<OutputOf<Targets>, "not_found">> {
  const credit = await findCredit(ctx.db, payment_id);
  if (!credit) return refuse("not_found");
  const bookings = await findOwedBookings(ctx.db, credit);
  const invoices = await findOwedInvoices(ctx.db, credit);
  return accept({
    targets: [
      ...bookings.map(({ reference, pickupAt, openCents }) => ({
        kind: "booking" as const,
        key: reference,
        day: localDateOf(pickupAt),
        open_cents: openCents,
      })),
      ...invoices.map(({ number, dueOn, openCents }) => ({
        kind: "invoice" as const,
        key: number,
        day: dueOn,
        open_cents: openCents,
      })),
    ],
  });
}
