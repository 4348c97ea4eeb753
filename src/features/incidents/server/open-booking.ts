import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";

export type Opening = { readonly reference: string; readonly code?: string | null };

/** Opens a booking for anyone who may see it; bookings hand it in. */
export type OpenBooking = (
  ctx: Context,
  opening: Opening,
) => Promise<Result<{ readonly id: string }, "not_found" | "locked">>;
