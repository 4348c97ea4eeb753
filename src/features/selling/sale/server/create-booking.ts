import { attributeBooking, touchOf, visitByCode } from "#domain/partner/attribute-booking.ts";
import { accept } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { BookingRequest } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import { findAcceptedTerms } from "../../server/selling-views.ts";
import type { SaleRequest } from "../contract.ts";
import { type Promo, refusePromo } from "./apply-promo.ts";
import { sellJourney } from "./sell-journey.ts";

/** Books a trip on the site. */
export async function createBooking(ctx: Context, sent: SaleRequest) {
  const terms = await findAcceptedTerms(ctx.db, sent.terms_version, ctx.now);
  if (!terms.ok) return terms;
  const promo = await ctx.promos.find(ctx, sent);
  if (promo === undefined) return refusePromo("unknown");
  const request = promo ? withPromo(sent, promo) : sent;
  const sold = await sellJourney(ctx, withGuide(request), {
    promo,
    partner: null,
    originOf: (facts) => ({
      source: "website",
      organisationId: facts.organisationId,
      ...attributeBooking(ctx, request, facts),
      bookerId: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    }),
    holdUntil: ({ settings }) => addMinutes(ctx.now, settings.policies.holdMinutesOnline),
    touch: touchOf(request),
    // A program that names no version has shown none.
    accepted: { version: terms.value, at: sent.terms_version === null ? null : ctx.now },
  });
  if (!sold.ok) return sold;
  const { id: _, ...answer } = sold.value;
  if (request.wants_guide) await askForGuide(ctx, answer.booking_reference);
  return accept(answer);
}

/** The rate that a link has claimed stays on record. */
function withPromo<R extends BookingRequest>(request: R, { affiliateCode }: Promo): R {
  if (affiliateCode === null) return request;
  return { ...request, ...visitByCode(affiliateCode), commission_rate: request.commission_rate };
}

/** Adds the guide to the notes, so that everyone who reads the booking sees it. */
const withGuide = (request: BookingRequest): BookingRequest =>
  request.wants_guide
    ? {
        ...request,
        special_requirements: ["Registered guide: please quote", request.special_requirements]
          .filter(Boolean)
          .join("\n"),
      }
    : request;

const askForGuide = (ctx: Context, reference: string): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "guide_quote",
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference}: quote a registered guide`,
    dueAt: null,
  });
