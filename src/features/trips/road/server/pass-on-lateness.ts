import { createElement } from "react";
import { nameOfActor, visitor } from "#domain/account/roles.ts";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { insertTripNote } from "../../server/note-store.ts";
import { findCompany } from "../../server/views.ts";
import { PassengerLate, passengerLateWords } from "./emails/passenger-late.tsx";
import { findTripToNote } from "./note-views.ts";

/**
 * Passengers will be late: the note is shown on every open board, and the driver is notified and finds it
 * among the messages.
 */
export async function passOnLateness(ctx: Context, event: EventOf<"passenger.late">): Promise<void> {
  const { noticeId, bookingId, tripIds, minutes } = event;
  for (const tripId of tripIds) {
    const trip = await findTripToNote(ctx.db, tripId);
    if (!trip) continue;
    const id = ctx.newId();
    await insertTripNote(ctx.db, {
      id,
      tripId,
      bookingId,
      author: nameOfActor(visitor),
      createdAt: ctx.now,
      kind: trip.driverId ? "message" : "note",
      text: `The passenger says they’ll be about ${minutes} minutes late.`,
      driverId: trip.driverId,
    });
    if (trip.driverId) await notify(ctx, { noteId: id, driverId: trip.driverId, reference: trip.reference, minutes });
    if (!trip.driverId) continue;
    const at = formatMoment(trip.pickupAt);
    await ctx.mail({
      key: `passenger-late:${noticeId}:${tripId}`,
      template: "passenger-late",
      to: trip.driverEmail ?? "",
      subject: passengerLateWords.subject({ minutes, reference: trip.reference }),
      about: `booking:${trip.reference}`,
      text: {
        event: "passenger_late",
        phone: trip.driverPhone,
        neededAt: trip.pickupAt,
        tripId,
        facts: { minutes: String(minutes), reference: trip.reference, at, from: trip.pickupLocation },
      },
      content: createElement(PassengerLate, {
        company: await findCompany(ctx.db),
        name: trip.driverFirstName ?? "",
        minutes,
        trip: { reference: trip.reference, at, from: trip.pickupLocation },
      }),
    });
  }
}

type Late = {
  readonly noteId: string;
  readonly driverId: string;
  readonly reference: string;
  readonly minutes: number;
};

/** A driver at the pickup watches the phone, not the inbox. */
async function notify(ctx: Context, { noteId, driverId, reference, minutes }: Late) {
  await ctx.emit({ type: "trip.message_written", noteId });
  await ctx.emit({
    type: "notice.wanted",
    driverId,
    to: "/driver/dashboard/messages",
    tag: `message:${noteId}`,
    title: `Passenger ${minutes} minutes late`,
    text: `Trip ${reference}`,
  });
}
