import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { addressOf } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockImport, runImport } from "#platform/imports/run-import.ts";
import { askForVehicle } from "../../server/confirm-booking.ts";
import { updateBooking } from "../../server/move-store.ts";
import { writeBooking } from "../../server/write-booking.ts";
import type { bookingImportContract } from "../contract.ts";
import { judgeBookings, ofBookings } from "./judge-bookings.ts";
import type { PlannedBooking } from "./plan-bookings.ts";
import { insertImported, insertImportNote } from "./store.ts";

/** Does what the preview showed, all of it or nothing. No customer gets a message: they know of their booking. */
export async function importBookings(
  ctx: Context,
  { rows, file_name }: ParsedOf<typeof bookingImportContract.importBookings>,
) {
  await lockImport(ctx.db, ofBookings);
  return runImport(ctx, {
    of: ofBookings,
    fileName: file_name,
    versions: rows.map(({ version }) => version),
    judged: await judgeBookings(ctx, rows),
    write: async ({ form: { plan } }) => (plan ? enterBooking(ctx, plan) : undefined),
  });
}

/** Written as any other booking is: confirmed, its trips at dispatch, a vehicle reserved where one is free. */
async function enterBooking(ctx: Context, plan: PlannedBooking): Promise<string> {
  const { firstName, lastName, phone, facts, priced, settings, confirmation, reference: former } = plan;
  const { id, reference, hasVehicles } = await writeBooking(ctx, {
    booker: { firstName, lastName, email: addressOf(plan), phone, ...facts },
    origin: fromFile,
    priced,
    settings,
    state: "confirmed",
    confirmation,
    isTest: false,
    holdUntil: null,
    responseDueAt: null,
    // What is not paid yet is due as a whole: the deposit was the other system’s affair.
    deposit: { share: 1, restDueHours: 0 },
    override: { totalCents: plan.total, reason: "Agreed before the import", by: personAsking(ctx.actor) },
    reason: former ? `imported, ${former} in the other system` : "imported",
  });
  await insertImported(ctx.db, { bookingId: id, reference: former, createdAt: ctx.now });
  await keepMoney(ctx, id, plan);
  if (plan.note) await keepNote(ctx, id, plan.note);
  await ctx.emit({ type: "booking.imported", reference });
  if (!hasVehicles) await askForVehicle(ctx, { reference, pickupAt: plan.journey.pickupAt });
  return id;
}

const fromFile = {
  source: "import",
  organisationId: null,
  affiliateId: null,
  claimedRate: 0,
  partnerId: null,
  appliedRate: 0,
  bookerId: null,
};

async function keepMoney(ctx: Context, bookingId: string, { paid, paidBy, paidOn }: PlannedBooking): Promise<void> {
  if (paid === 0) return;
  await ctx.payments.keepEarlier(ctx, { bookingId, amountCents: paid, paidBy, paidOn });
  await updateBooking(ctx.db, bookingId, { paidCents: paid, updatedAt: ctx.now });
}

const keepNote = (ctx: Context, bookingId: string, text: string): Promise<void> =>
  insertImportNote(ctx.db, {
    id: ctx.newId(),
    bookingId,
    authorId: personAsking(ctx.actor),
    author: nameOfActor(ctx.actor),
    kind: "note",
    text,
    createdAt: ctx.now,
  });
