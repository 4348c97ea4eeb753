import { createElement } from "react";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertTripNote } from "../../server/note-store.ts";
import { findCompany } from "../../server/views.ts";
import type { roadDeskContract } from "../desk-contract.ts";
import { MessageToDriver, messageToDriverWords } from "./emails/message-to-driver.tsx";
import { findTripToNote, type TripToNote } from "./note-views.ts";

/** Notes are for our team only. A message also goes to the driver, by email. */
export async function writeTripNote(ctx: Context, input: ParsedOf<typeof roadDeskContract.writeTripNote>) {
  const { trip_id: tripId, kind, text } = input;
  const trip = await findTripToNote(ctx.db, tripId);
  if (!trip) return refuse("not_found");
  const isMessage = kind === "message";
  if (isMessage && !trip.driverEmail) return refuse("no_driver");

  const id = ctx.newId();
  await insertTripNote(ctx.db, {
    id,
    tripId,
    bookingId: trip.bookingId,
    kind,
    text,
    author: nameOfActor(ctx.actor),
    driverId: isMessage ? trip.driverId : null,
    createdAt: ctx.now,
  });
  if (isMessage) {
    await mailDriver(ctx, { ...trip, id, text });
    await ctx.emit({ type: "trip.message_written", noteId: id });
  }
  return accept({ id });
}

async function mailDriver(ctx: Context, message: TripToNote & { readonly id: string; readonly text: string }) {
  const { reference, pickupAt: start, driverEmail, driverFirstName } = message;
  const at = formatMoment(start);
  if (message.driverId)
    await ctx.emit({
      type: "notice.wanted",
      driverId: message.driverId,
      to: "/driver/dashboard/messages",
      tag: `message:${message.id}`,
      title: `Dispatch about trip ${reference}`,
      text: message.text.slice(0, 300),
    });
  await ctx.mail({
    key: `message-to-driver:${message.id}`,
    template: "message-to-driver",
    to: driverEmail ?? "",
    subject: messageToDriverWords.subject_2({ reference, at }),
    about: `booking:${reference}`,
    content: createElement(MessageToDriver, {
      company: await findCompany(ctx.db),
      name: driverFirstName ?? "",
      text: message.text,
      trip: { reference, at, from: message.pickupLocation },
    }),
  });
}
