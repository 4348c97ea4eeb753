import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { refunds } from "#db/schema/payments.ts";
import { storedFiles } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { atDesk } from "#testing/builders/booking/at-desk.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { addBookingDocument } from "./add-booking-document.ts";
import { readBooking } from "./read-booking.ts";
import { removeBookingDocument } from "./remove-booking-document.ts";

describe("a document of a booking", () => {
  const attach = async (ctx: Context) => {
    const booking = aBooking();
    await ctx.db.insert(bookings).values(booking);
    const file = await aSentFile(ctx);
    const input = { id: booking.id, kind: "ticket" as const, ...file };
    const added = await addBookingDocument(ctx, input);
    if (!added.ok) throw new Error(added.reason);
    return { booking, fileId: file.file_id, documentId: added.value.id };
  };

  test("is taken away with its file, and that it was there stays in the history", () =>
    atDesk(async (ctx) => {
      const { booking, fileId, documentId } = await attach(ctx);
      expect(await removeBookingDocument(ctx, { id: booking.id, document_id: documentId })).toMatchObject({ ok: true });
      expect(await ctx.db.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.id, fileId))).toEqual(
        [],
      );
      const seen = await readBooking(ctx, { reference: booking.reference });
      if (!seen.ok) throw new Error(seen.reason);
      expect(seen.value.documents).toEqual([]);
      expect(seen.value.actions.map(({ action }) => action)).toContain("booking.document_removed");
    }));

  test("stays when it is another booking's, or when a refund rests on it", () =>
    atDesk(async (ctx) => {
      const { booking, fileId, documentId } = await attach(ctx);
      const other = aBooking();
      await ctx.db.insert(bookings).values(other);
      const wrong = await removeBookingDocument(ctx, { id: other.id, document_id: documentId });
      expect(wrong).toMatchObject({ reason: "not_found" });
      await ctx.db.insert(refunds).values({
        id: newId(),
        bookingId: booking.id,
        state: "requested",
        amountCents: 1000,
        reasonCode: "MEDICAL_WAIVER",
        documentId: fileId,
        key: "test",
        requestedBy: "visitor",
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
      const needed = await removeBookingDocument(ctx, { id: booking.id, document_id: documentId });
      expect(needed).toMatchObject({ reason: "needed" });
    }));
});
