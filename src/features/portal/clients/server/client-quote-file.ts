import { readJourney, seasonOf } from "#domain/booking/read-journey.ts";
import { serviceNameOf } from "#domain/catalogue/service.ts";
import { withFittingExtras } from "#domain/extra/choose-extras.ts";
import { clientPrice } from "#domain/partner/client-price.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import { accept, refuse } from "#domain/result.ts";
import { daysText } from "#domain/stay/days-of-trip.ts";
import { daysOfService } from "#domain/stay/service-days.ts";
import { addDays, formatDate, localDateOf } from "#domain/time/local-time.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { askAsPartner, ratesOf } from "../../server/ask-as-partner.ts";
import { findCompany, findSellingFacts } from "../../server/views.ts";
import type { clientsContract } from "../contract.ts";
import { drawClientPdf } from "./draw-client-pdf.ts";

/** A partner’s quote to its client, at today’s price with the partner’s own markup. */
export async function clientQuoteFile(ctx: Context, input: ParsedOf<typeof clientsContract.clientQuoteFile>) {
  const { payer, client_name: client, ...wish } = input;
  const partner = await askAsPartner(ctx);
  if (!partner.ok) return partner;
  const journey = readJourney(wish, ctx.now);
  if (!journey.ok) return journey;
  const { pickupAt, returnAt } = journey.value;
  const facts = await findSellingFacts(ctx.db, { day: localDateOf(pickupAt) });
  const season = seasonOf(journey.value, facts.tariff.catalogue);
  if (season) return refuse("out_of_season", { season });

  const { price } = ratesOf(partner.value, wish.service_type, payer);
  const wished = withFittingExtras(journey.value, {
    wanted: wish.extras,
    extras: facts.extras,
    now: ctx.now,
    catalogue: facts.tariff.catalogue,
  });
  const priced = priceJourney({ ...wished, partner: price, buyer: partner.value.id }, facts.tariff, ctx.now);
  const days = daysOfService(priced.journey);
  const ours = priced.price.total;
  if (ours === null) return refuse("no_price");
  const content = await drawClientPdf(ctx, {
    title: "Quote",
    number: formatDate(localDateOf(ctx.now)),
    host: partner.value.name,
    email: partner.value.email,
    client,
    passengers: wish.passengers,
    bags: wish.bags,
    what: [
      tripTitle(serviceNameOf(facts.tariff.catalogue.services, priced.journey), priced.tour?.name ?? null),
      ...(days > 1 ? [daysText(days)] : []),
    ].join(", "),
    trips: [
      { at: pickupAt.toISOString(), from: wish.pickup_location, to: wish.destination, drivers: [] },
      ...(returnAt && days === 1
        ? [{ at: returnAt.toISOString(), from: wish.destination, to: wish.pickup_location, drivers: [] }]
        : []),
    ],
    cents: clientPrice(ours, partner.value.markupRate, payer) ?? ours,
    note: `This price is valid until ${formatDate(addDays(localDateOf(ctx.now), 2))}, as long as a vehicle is available. Nothing is reserved until you book.`,
    phone: (await findCompany(ctx.db)).phone,
  });
  return accept({ name: `quote-${localDateOf(pickupAt)}.pdf`, type: "application/pdf", content });
}
