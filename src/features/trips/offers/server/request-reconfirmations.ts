import { createElement } from "react";
import { numberedVehicle } from "#domain/drive/trip-parts.ts";
import { untilNeeded } from "#domain/message/scheduled-messages.ts";
import { addHours, formatMoment } from "#domain/time/local-time.ts";
import { isLastReconfirmation, type OfferRules, reconfirmationDue } from "#domain/trip/offer-rules.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { ReconfirmationRequest, reconfirmationWantedWords } from "./emails/reconfirmation-wanted.tsx";
import { offerLink } from "./make-offer-token.ts";
import { findOffer, findOfferRules, type Offer } from "./offer-views.ts";
import { lockUnconfirmed, recordReconfirmationRequest } from "./reconfirmation-store.ts";
import { wantHelp } from "./want-help.ts";

/** Batch size; the next minute takes the rest. */
const atOnce = 200;

/**
 * Asks drivers some hours before the pickup whether they are still coming, once each time; after the last,
 * our team calls.
 */
export async function requestReconfirmations(ctx: Context): Promise<void> {
  const rules = await findOfferRules(ctx.db);
  const until = untilNeeded("request-reconfirmations", ctx.now, addHours(ctx.now, rules.reconfirmFirstHours));
  for (const row of await lockUnconfirmed(ctx.db, { now: ctx.now, until, limit: atOnce })) {
    const hours = reconfirmationDue(row, ctx.now, rules);
    const offer = hours === null ? undefined : await findOffer(ctx.db, row.id);
    if (hours === null || !offer) continue;
    await recordReconfirmationRequest(ctx.db, row.id, ctx.now);
    await ask(ctx, { offer, hours, rules });
  }
}

async function ask(
  ctx: Context,
  { offer, hours, rules }: { readonly offer: Offer; readonly hours: number; readonly rules: OfferRules },
): Promise<void> {
  const isLast = isLastReconfirmation(hours, rules);
  const name = offer.driverFirstName ?? "";
  if (isLast)
    await wantHelp(ctx, { kind: "call_driver", tripId: offer.tripId, why: `${name} has not reconfirmed, call now` });
  const at = formatMoment(offer.pickupAt);
  await ctx.mail({
    key: `reconfirmation-wanted:${offer.id}:${offer.pickupAt.toISOString()}:${hours}`,
    template: "reconfirmation-wanted",
    to: offer.driverEmail ?? "",
    about: `booking:${offer.reference}`,
    subject: reconfirmationWantedWords.subject({ reference: offer.reference }),
    text: {
      event: "reconfirm",
      phone: offer.driverPhone,
      neededAt: offer.pickupAt,
      tripId: offer.tripId,
      facts: { reference: offer.reference, at, from: offer.pickupLocation, link: offerLink(ctx, offer.id) },
    },
    content: createElement(ReconfirmationRequest, {
      company: await findCompany(ctx.db),
      name,
      isLast,
      link: offerLink(ctx, offer.id),
      trip: {
        reference: offer.reference,
        at,
        from: offer.pickupLocation,
        to: offer.destination,
        vehicle: numberedVehicle(offer, `${offer.make} ${offer.model}, ${offer.plate}`),
      },
    }),
  });
}
