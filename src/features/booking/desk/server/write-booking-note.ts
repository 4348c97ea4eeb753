import { createElement } from "react";
import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { recordAction } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findCompany } from "../../server/views.ts";
import type { bookingDeskContract } from "../contract.ts";
import { TeamMessage, teamMessageWords } from "./emails/team-message.tsx";
import { insertNote } from "./store.ts";

/** A note stays internal; a message is emailed to the customer and kept with the booking. */
export async function writeBookingNote(ctx: Context, input: ParsedOf<typeof bookingDeskContract.writeBookingNote>) {
  const booking = await lockBooking(ctx.db, input.id);
  if (!booking) return refuse("not_found");
  if (input.kind === "message" && !isMailable(booking.email)) return refuse("no_address");

  const { reference, pickupAt } = booking;
  if (input.kind === "message")
    await ctx.holdBack(async () => ({
      kind: "answer",
      permission: "change_booking",
      title: `${undoableActions.driver_message}: ${reference}`,
      subjects: [`booking:${reference}`],
      soonest: pickupAt && pickupAt > ctx.now ? pickupAt : null,
      draft: input.text,
    }));
  const id = ctx.newId();
  const { kind, text } = input;
  const author = { authorId: personAsking(ctx.actor), author: nameOfActor(ctx.actor) };
  await insertNote(ctx.db, { id, bookingId: booking.id, ...author, kind, text, createdAt: ctx.now });
  await recordAction(ctx, booking, { action: kind === "note" ? "noted" : "customer_written_to" });
  if (kind === "message") {
    await ctx.mail(await emailOf(ctx, booking, { id, text, subject: input.subject }));
    await ctx.emit({ type: "customer.written_to", record: `booking:${booking.reference}`, by: author.authorId });
  }
  return accept({ id });
}

type Words = { readonly id: string; readonly text: string; readonly subject: string };

type To = { readonly reference: string; readonly firstName: string; readonly email: string };

async function emailOf(ctx: Context, booking: To, { id, text, subject }: Words) {
  const { reference, firstName, email } = booking;
  const link = `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`;
  return {
    key: `team-message:${id}`,
    template: "team-message",
    to: email,
    subject: subject || teamMessageWords.subject_otherwise({ reference }),
    about: `booking:${reference}`,
    content: createElement(TeamMessage, { firstName, reference, text, link, company: await findCompany(ctx.db) }),
  };
}
