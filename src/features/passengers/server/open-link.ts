import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import { passengerListSeal } from "../contract.ts";
import { findBookingOfLink } from "./views.ts";

/** The booking whose list a link opens; none where it was not made by us, or was withdrawn. */
export async function openLink(ctx: Context, token: string): Promise<Result<string, "not_found">> {
  const id = idInToken(ctx, passengerListSeal, token);
  const bookingId = id && (await findBookingOfLink(ctx.db, id));
  return bookingId ? accept(bookingId) : refuse("not_found");
}
