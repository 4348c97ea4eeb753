import type { Context } from "#platform/context.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import { standingOf } from "../../server/describe-payment.ts";
import { type Attempt, findAttempts, findBookingById } from "../../server/views.ts";
import { shareLinkKind } from "../contract.ts";
import { describeSplit } from "./describe-split.ts";
import { findShare, findShares } from "./views.ts";

/** The share a link opens, with what it comes to by every payment that is here. */
export async function openShare(ctx: Context, token: string) {
  const id = idInToken(ctx, shareLinkKind, token);
  const known = id && (await findShare(ctx.db, id));
  if (!known) return undefined;
  const { split } = known;
  const booking = await findBookingById(ctx.db, split.bookingId);
  const attempts = await findAttempts(ctx.db, booking.id);
  const { phase, all } = standingOf(booking, attempts, ctx.now);
  const result = { split, shares: await findShares(ctx.db, split.id) };
  const { is_open, shares } = describeSplit(booking, { found: result, attempts, openCents: all }, ctx.now);
  const share = shares.find((one) => one.id === id);
  return share && { booking, split, share, attempts, isOpen: is_open && phase === "payable" };
}
export type OpenedShare = NonNullable<Awaited<ReturnType<typeof openShare>>>;

/** The latest attempt to pay this share. */
export const latestOf = ({ share, attempts }: OpenedShare): Attempt | undefined =>
  attempts.find(({ shareId, state }) => shareId === share.id && state !== "expired");
