import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles } from "#platform/files/storage.ts";
import { recordAction } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import type { bookingDeskContract } from "../contract.ts";
import { insertDocument } from "./store.ts";

/** Makes a sent file part of the booking. Only our team sees this. */
export async function addBookingDocument(ctx: Context, input: ParsedOf<typeof bookingDeskContract.addBookingDocument>) {
  const booking = await lockBooking(ctx.db, input.id);
  if (!booking) return refuse("not_found");
  const owner = { kind: input.kind === "waiver" ? "booking_waiver" : "booking_document", id: booking.id };
  const claimed = await claimFiles(ctx.db, [{ id: input.file_id, claim: input.claim }], owner);
  if (!claimed) return refuse("file_gone");

  const id = ctx.newId();
  await insertDocument(ctx.db, {
    id,
    bookingId: booking.id,
    fileId: input.file_id,
    kind: input.kind,
    addedBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAction(ctx, booking, { action: "document_added", details: { kind: input.kind } });
  return accept({ id });
}
