import type { Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";

/** Handed in: opens a booking for anyone who may see it, by session or by its access code. */
export type OpenBooking = (
  ctx: Context,
  opening: { reference: string; code?: string | null },
) => Promise<Result<{ id: string; isOfMyOrganisation: boolean }, "not_found" | "locked">>;
