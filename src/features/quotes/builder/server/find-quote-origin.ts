import { bookingFacts } from "#domain/booking/facts.ts";
import { serviceByKey } from "#domain/catalogue/service.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type QuoteJourney, quoteJourney } from "../../draft-contract.ts";
import {
  findEnquiryToQuote,
  findLiveQuoteOf,
  findRequestToQuote,
  findSold,
  type RequestToQuote,
} from "../../server/views.ts";

/** The customer and trip of a quote. */
export type QuoteOrigin = {
  readonly enquiryId: string | null;
  readonly bookingId: string | null;
  readonly bookingReference: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly journey: QuoteJourney;
  /** Of the request it answers; empty without one. */
  readonly promoCode: string;
  /** The customer’s message, for the person writing the quote. */
  readonly message: string;
};

type OriginRefusal = "not_found" | "has_quote" | "not_possible";

/** The request that a quote answers; none for a blank quote. */
type Input = { readonly enquiry_id?: string | undefined; readonly booking_id?: string | undefined };

/** The customer and their trip. */
export async function findQuoteOrigin(ctx: Context, input: Input): Promise<Result<QuoteOrigin, OriginRefusal>> {
  if (input.booking_id) return findRequestOrigin(ctx, input.booking_id);
  if (!input.enquiry_id) return accept({ ...noOne, journey: quoteJourney.parse({ service_type: "airport_transfer" }) });
  const enquiry = await findEnquiryToQuote(ctx.db, input.enquiry_id);
  if (!enquiry) return refuse("not_found");
  const { id, name, email, phone, serviceType, details, message } = enquiry;
  const wanted = serviceByKey((await findSold(ctx.db)).services, serviceType);
  const service = { service_type: wanted?.kind ?? "custom", ...(wanted && !wanted.isUsual && { offer: wanted.slug }) };
  const parsed = quoteJourney.safeParse({ ...service, ...details });
  const journey = parsed.success ? parsed.data : quoteJourney.parse(service);
  return accept({ ...noOne, enquiryId: id, name, email, phone, journey, message });
}

const noOne = {
  enquiryId: null,
  bookingId: null,
  bookingReference: null,
  name: "",
  email: "",
  phone: "",
  promoCode: "",
  message: "",
};

async function findRequestOrigin(ctx: Context, id: string): Promise<Result<QuoteOrigin, OriginRefusal>> {
  const booking = await findRequestToQuote(ctx.db, id);
  if (!booking) return refuse("not_found");
  if (booking.state !== "requested" && booking.state !== "quoted")
    return refuse("not_possible", { state: booking.state });
  const live = await findLiveQuoteOf(ctx.db, booking.reference);
  if (live) return refuse("has_quote", { id: live.id });
  return accept({
    enquiryId: null,
    bookingId: booking.id,
    bookingReference: booking.reference,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    email: booking.email,
    phone: booking.phone,
    journey: journeyOfRequest(booking),
    promoCode: booking.priceRequest?.promo?.code ?? "",
    message: "",
  });
}

const journeyOfRequest = (booking: RequestToQuote): QuoteJourney =>
  quoteJourney.parse({
    service_type: serviceOptionIds.find((option) => option === booking.serviceType) ?? "custom",
    offer: booking.offer,
    pickup_location: booking.pickupLocation,
    destination: booking.destination,
    pickup_date: localDateOf(booking.pickupAt),
    pickup_time: localTimeOf(booking.pickupAt),
    return_date: booking.returnAt && localDateOf(booking.returnAt),
    return_time: booking.returnAt && localTimeOf(booking.returnAt),
    passengers: booking.passengers,
    bags: booking.bags,
    vehicle_class: booking.vehicleClass,
    child_seats: booking.childSeats,
    child_seat_sizes: booking.childSeatSizes,
    extra_stops: [...booking.extraStops],
    extras: booking.extras.map(({ id, quantity }) => ({ id, quantity })),
    hire_unit: booking.hireUnit,
    hire_hours: booking.hireHours,
    package_days: booking.packageDays,
    ...bookingFacts.toWire(booking),
  });
