import { accept } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { BookingRequest } from "../../journey-contract.ts";
import { attributeBooking, touchOf } from "./attribute-booking.ts";
import { sellJourney } from "./sell-journey.ts";

/** Books a journey on the site. */
export async function createBooking(ctx: Context, request: BookingRequest) {
  const sold = await sellJourney(ctx, request, {
    partner: null,
    originOf: (facts) => ({
      source: "website",
      organisationId: facts.organisationId,
      ...attributeBooking(ctx, request, facts),
      bookerId: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    }),
    holdUntil: ({ settings }) => addMinutes(ctx.now, settings.policies.holdMinutesOnline),
    touch: touchOf(request),
  });
  if (!sold.ok) return sold;
  const { id: _, ...answer } = sold.value;
  return accept(answer);
}
