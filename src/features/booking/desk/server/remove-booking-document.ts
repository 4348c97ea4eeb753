import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { forgetFile } from "#platform/files/storage.ts";
import { recordAction } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import type { bookingDeskContract } from "../contract.ts";
import { deleteDocument } from "./store.ts";
import { findDocument, isDocumentNeeded } from "./views.ts";

/** Deletes a wrong or outdated document with its file; the log keeps that it existed. */
export async function removeBookingDocument(
  ctx: Context,
  input: ParsedOf<typeof bookingDeskContract.removeBookingDocument>,
) {
  const booking = await lockBooking(ctx.db, input.id);
  const document = booking && (await findDocument(ctx.db, booking.id, input.document_id));
  if (!document) return refuse("not_found");
  if (await isDocumentNeeded(ctx.db, document.fileId)) return refuse("needed");

  await keepDeleted(ctx, "booking_document");
  await deleteDocument(ctx.db, document.id);
  await forgetFile(ctx.db, document.fileId);
  const { kind, fileName } = document;
  await recordAction(ctx, booking, { action: "document_removed", details: { kind, file_name: fileName } });
  return accept({});
}
