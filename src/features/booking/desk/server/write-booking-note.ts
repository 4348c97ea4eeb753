import { createElement } from "react";
import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles, forgetFile } from "#platform/files/storage.ts";
import { recordAction } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findCompany } from "../../server/views.ts";
import type { bookingDeskContract } from "../contract.ts";
import { TeamMessage } from "./emails/team-message.tsx";
import { deleteDocument, insertDocument, insertNote } from "./store.ts";
import { findDocument, isDocumentNeeded } from "./views.ts";

/** A note stays in the office; a message goes to the customer, and its email is kept with the booking. */
export async function writeBookingNote(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.writeBookingNote>) {
  const booking = await lockBooking(ctx.db, asked.id);
  if (!booking) return refuse("not_found");

  const id = ctx.newId();
  const { kind, text } = asked;
  const author = { authorId: personAsking(ctx.actor), author: nameOfActor(ctx.actor) };
  await insertNote(ctx.db, { id, bookingId: booking.id, ...author, kind, text, createdAt: ctx.now });
  await recordAction(ctx, booking, { action: kind === "note" ? "noted" : "customer_written_to" });
  if (kind === "message") await ctx.mail(await emailOf(ctx, booking, { id, text, subject: asked.subject }));
  return accept({ id });
}

type Words = { readonly id: string; readonly text: string; readonly subject: string };
type To = { readonly reference: string; readonly firstName: string; readonly email: string };

async function emailOf(ctx: Context, booking: To, { id, text, subject }: Words) {
  const { reference, firstName, email } = booking;
  const link = `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.accessCodeFor(reference)}`;
  return {
    key: `office-message:${id}`,
    template: "office-message",
    to: email,
    subject: subject || `About your booking ${reference}`,
    about: `booking:${reference}`,
    content: createElement(TeamMessage, { firstName, reference, text, link, company: await findCompany(ctx.db) }),
  };
}

/** Makes a sent file part of the booking. Only the office reads it. */
export async function addBookingDocument(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.addBookingDocument>) {
  const booking = await lockBooking(ctx.db, asked.id);
  if (!booking) return refuse("not_found");
  const owner = { kind: asked.kind === "waiver" ? "booking_waiver" : "booking_document", id: booking.id };
  const claimed = await claimFiles(ctx.db, [{ id: asked.file_id, claim: asked.claim }], owner);
  if (!claimed) return refuse("file_gone");

  const id = ctx.newId();
  await insertDocument(ctx.db, {
    id,
    bookingId: booking.id,
    fileId: asked.file_id,
    kind: asked.kind,
    addedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAction(ctx, booking, { action: "document_added", details: { kind: asked.kind } });
  return accept({ id });
}

/** A wrong or outdated paper goes for good, file and all; that it was there stays on record. */
export async function removeBookingDocument(
  ctx: Context,
  asked: ParsedOf<typeof bookingDeskContract.removeBookingDocument>,
) {
  const booking = await lockBooking(ctx.db, asked.id);
  const document = booking && (await findDocument(ctx.db, booking.id, asked.document_id));
  if (!document) return refuse("not_found");
  if (await isDocumentNeeded(ctx.db, document.fileId)) return refuse("needed");

  await deleteDocument(ctx.db, document.id);
  await forgetFile(ctx.db, document.fileId);
  const { kind, fileName } = document;
  await recordAction(ctx, booking, { action: "document_removed", details: { kind, file_name: fileName } });
  return accept({});
}
