import type { Context } from "#platform/context.ts";
import { closeDue } from "./close-booking.ts";

/** Closes the bookings whose last days for a complaint are over. */
export const closeBookings = (ctx: Context): Promise<void> => closeDue(ctx);
