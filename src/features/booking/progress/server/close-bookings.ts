import type { Context } from "#platform/context.ts";
import { closeDue } from "./close-booking.ts";

/** Closes bookings past the deadline for complaints. */
export const closeBookings = (ctx: Context): Promise<void> => closeDue(ctx);
