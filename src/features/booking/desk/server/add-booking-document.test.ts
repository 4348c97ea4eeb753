import { expect, test } from "vitest";
import { bookingDocuments } from "#db/schema/booking.ts";
import { newId } from "#platform/ids.ts";
import { atDesk, written } from "#testing/builders/booking/at-desk.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { addBookingDocument } from "./add-booking-document.ts";
import { readBooking } from "./read-booking.ts";

test("a sent file becomes a document of the booking, once, and the history says who added it", () =>
  atDesk(async (ctx) => {
    const { id, reference } = await written(ctx);
    const input = { id, kind: "ticket" as const, ...(await aSentFile(ctx)) };
    expect(await addBookingDocument(ctx, input)).toMatchObject({ ok: true });
    expect(await addBookingDocument(ctx, input)).toMatchObject({ ok: false, reason: "file_gone" });
    expect(await ctx.db.select().from(bookingDocuments)).toMatchObject([{ bookingId: id, kind: "ticket" }]);
    const read = await readBooking(ctx, { reference });
    expect(read.ok && read.value.actions).toMatchObject([{ action: "booking.document_added" }]);
  }));

test("without its claim, or for an unknown booking, nothing is added", () =>
  atDesk(async (ctx) => {
    const { id } = await written(ctx);
    const file = await aSentFile(ctx);
    const input = { id, kind: "ticket" as const, ...file };
    expect(await addBookingDocument(ctx, { ...input, claim: "another" })).toMatchObject({ reason: "file_gone" });
    expect(await addBookingDocument(ctx, { ...input, id: newId() })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.select().from(bookingDocuments)).toEqual([]);
  }));
