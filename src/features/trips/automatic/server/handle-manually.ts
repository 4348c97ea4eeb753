import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertTripNote } from "../../server/note-store.ts";
import { lockTrip } from "../../server/store.ts";
import type { automaticContract } from "../contract.ts";
import { describeAutomatic } from "./describe-automatic.ts";
import { findAutomaticRow, writeStep } from "./store.ts";

const words = { true: "Kept from automatic dispatch.", false: "Given back to automatic dispatch." } as const;

/** Someone of our team looks for the driver of this trip, or lets automatic dispatch do it again. Said twice, it counts once. */
export async function handleManually(ctx: Context, input: ParsedOf<typeof automaticContract.handleManually>) {
  const { trip_id: tripId, is_manual: isManual } = input;
  const trip = await lockTrip(ctx.db, tripId);
  if (!trip) return refuse("not_found");
  const kept = await findAutomaticRow(ctx.db, tripId);
  const by = personAsking(ctx.actor);
  if ((kept?.step === "manual") !== isManual) {
    await writeStep(ctx.db, {
      tripId,
      step: isManual ? "manual" : "waiting",
      explained: isManual ? "Our team handles this trip." : "",
      proposals: [],
      tripVersion: trip.version,
      manualBy: isManual ? by : null,
      lookAt: ctx.now,
      updatedAt: ctx.now,
    });
    await insertTripNote(ctx.db, {
      id: ctx.newId(),
      tripId,
      bookingId: trip.bookingId,
      kind: "note",
      text: words[`${isManual}`],
      author: by,
      createdAt: ctx.now,
    });
  }
  const described = await describeAutomatic(ctx, tripId);
  return described ? accept(described) : refuse("not_found");
}
