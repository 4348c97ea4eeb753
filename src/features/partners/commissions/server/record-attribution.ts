import type { EventOf } from "#domain/events.ts";
import { flagsOf } from "#domain/partner/attribution.ts";
import type { Context } from "#platform/context.ts";
import { insertAttribution } from "../../server/commission-store.ts";
import { findByCode, findMembersOf } from "./attribution-views.ts";
import { findEarningBooking } from "./earning-views.ts";

/** Records who brought a booking: first and last contact, the claim, and anything odd about it. */
export async function recordAttribution(ctx: Context, event: EventOf<"booking.created">): Promise<void> {
  const booking = await findEarningBooking(ctx.db, { reference: event.reference });
  if (!booking?.partnerId || booking.isTest) return;
  const lastCode = booking.affiliateId ?? "";
  const { firstCode = "", firstTouchAt, lastTouchAt, channel = "link" } = event.touch ?? {};
  const isPortal = booking.organisationId === booking.partnerId;
  const members = await findMembersOf(ctx.db, booking.partnerId);
  const flags = flagsOf({
    linkPartnerId: (await findByCode(ctx.db, lastCode))?.id ?? null,
    portalPartnerId: isPortal ? booking.partnerId : null,
    firstPartnerId: (await findByCode(ctx.db, firstCode))?.id ?? null,
    isBookedByMember: members.some(({ id }) => id === booking.bookerId),
    contactEmail: booking.email,
    memberEmails: members.map(({ email }) => email),
  });
  await insertAttribution(ctx.db, {
    bookingId: booking.id,
    organisationId: booking.partnerId,
    flags,
    createdAt: ctx.now,
    agentId: isPortal ? booking.bookerId : null,
    channel: isPortal && channel !== "api" ? "portal" : channel,
    firstCode,
    firstTouchAt: firstTouchAt ? new Date(firstTouchAt) : null,
    lastCode,
    lastTouchAt: lastTouchAt ? new Date(lastTouchAt) : booking.createdAt,
    claimedRate: booking.claimedRate,
    appliedRate: booking.appliedRate,
  });
}
