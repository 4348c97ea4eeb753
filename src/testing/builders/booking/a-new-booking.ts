import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "./a-booking-request.ts";

export const created = { type: "booking.created", reference: "CTS-7K3M9Q" } as const;

export const book = (ctx: Context, changes: Parameters<typeof aBookingRequest>[0] = {}) =>
  createBooking({ ...ctx, newReference: () => created.reference }, aBookingRequest(changes));
