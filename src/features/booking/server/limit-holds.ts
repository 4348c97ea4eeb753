import { isStaffRole } from "#domain/account/roles.ts";
import {
  type HoldLimitReason,
  type HoldLimits,
  holdLimitReached,
  isStranger,
  vehiclesForStrangers,
} from "#domain/booking/hold-limits.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { Context } from "#platform/context.ts";
import { networkOf } from "#platform/http/network.ts";
import type { BookingRow } from "./move-store.ts";
import { lockStrangersHolds } from "./stranger-store.ts";
import { countStrangersHolds, findStrangersShare } from "./stranger-views.ts";

/** How well we know the booker. */
export type Trust = Pick<BookingRow, "isStranger" | "sourceKey" | "contactConfirmedAt" | "isCardOnly">;

/** A customer our team books for, or who accepted our quote. */
export const known: Trust = { isStranger: false, sourceKey: null, contactConfirmedAt: null, isCardOnly: false };

export function trustIn(ctx: Context, facts: SellingFacts): Trust {
  const { actor, caller } = ctx;
  if (caller.isUnlimited) return known;
  const isNew = isStranger({
    isStaff: actor.kind === "person" && actor.roles.some(isStaffRole),
    isOfOrganisation: facts.organisationId !== null,
    hasPaidBefore: facts.hasPaidBefore,
  });
  return {
    isStranger: isNew,
    sourceKey: caller.address ? ctx.linkSealFor(`network:${networkOf(caller.address)}`) : null,
    contactConfirmedAt: facts.hasConfirmedEmail ? ctx.now : null,
    isCardOnly: false,
  };
}

type Held = Pick<BookingRow, "isStranger" | "sourceKey" | "email" | "phone"> & { readonly id?: string };

/**
 * Why no further vehicle is held for this stranger; null if one is. Other strangers wait until the transaction ends, so
 * that simultaneous requests are counted one by one.
 */
export async function holdLimitFor(ctx: Context, held: Held, limits: HoldLimits): Promise<HoldLimitReason | null> {
  if (!held.isStranger) return null;
  await lockStrangersHolds(ctx.db);
  const { id, ...source } = held;
  const counted = await countStrangersHolds(ctx.db, { ...source, ...(id && { exceptId: id }) }, ctx.now);
  return holdLimitReached(counted, limits);
}

/** Whether strangers, including this booking, now hold more of a vehicle class than allowed. */
export async function exceedsFleetShare(ctx: Context, bookingId: string, limits: HoldLimits): Promise<boolean> {
  const classes = await findStrangersShare(ctx.db, bookingId, ctx.now);
  return classes.some(({ inClass, held }) => held > vehiclesForStrangers(inClass, limits));
}
