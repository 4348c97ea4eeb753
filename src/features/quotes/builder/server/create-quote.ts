import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { quoteNumber, quoteValidUntil } from "#domain/quote/quote-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { standingOf } from "../../server/move-quote.ts";
import {
  insertQuote,
  insertQuoteMove,
  lockQuote,
  type NewQuote,
  type OptionRow,
  takeNumber,
} from "../../server/quote-store.ts";
import { optionRows, timesOf } from "../../server/read-draft.ts";
import {
  findCompanySettings,
  findEnquiryToQuote,
  findLiveQuoteOf,
  findRequestToQuote,
  isReferenceTaken,
  type RequestToQuote,
} from "../../server/views.ts";
import { type QuoteJourney, type quoteBuilderContract, quoteJourney } from "../contract.ts";
import { firstOption } from "./price-quote-option.ts";
import { suggestTerms, suggestTexts } from "./suggest-texts.ts";

/** For whom a quote is made, and for which journey. */
type Origin = {
  readonly enquiryId: string | null;
  readonly bookingId: string | null;
  readonly bookingReference: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly journey: QuoteJourney;
  /** What they wrote, for whoever writes the quote. */
  readonly asked: string;
};

type OriginRefusal = "not_found" | "has_quote" | "not_possible";

/** Starts a quote as a draft, with what is known already and the tariff's own price. */
export async function createQuote(ctx: Context, asked: ParsedOf<typeof quoteBuilderContract.createQuote>) {
  const origin = await originOf(ctx, asked);
  if (!origin.ok) return origin;
  const id = await writeDraft(ctx, origin.value);
  const row = await lockQuote(ctx.db, id);
  return row ? standingOf(row) : refuse("not_found");
}

async function writeDraft(ctx: Context, origin: Origin): Promise<string> {
  const { policies, paymentWays } = await findCompanySettings(ctx.db);
  const { name, email, phone, journey, enquiryId, bookingId } = origin;
  const options = await firstOption(ctx, journey);
  return insertNewQuote(
    ctx,
    {
      enquiryId,
      bookingId,
      bookingReference: origin.bookingReference ?? (await freeReference(ctx)),
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      journey: { ...journey },
      ...suggestTexts(journey, name),
      internalNote: origin.asked && `Asked: ${origin.asked}`.slice(0, 2000),
      paymentTerms: suggestTerms(policies.depositShare, paymentWays),
      depositShare: policies.depositShare,
      validUntil: quoteValidUntil(ctx.now, timesOf(journey).pickupAt, policies.quoteValidHours),
    },
    (id) => optionRows(ctx, id, options),
  );
}

type Contents = Omit<NewQuote, "id" | "number" | "version" | "state" | "createdAt" | "updatedAt" | "createdBy">;

/** Writes a draft under a new number, or as the next version of one. */
export async function insertNewQuote(
  ctx: Context,
  contents: Contents,
  optionsFor: (id: string) => OptionRow[],
  series?: { readonly number: string; readonly version: number },
): Promise<string> {
  const id = ctx.newId();
  const month = localDateOf(ctx.now).slice(2, 7).replace("-", "");
  const { number, version } = series ?? { number: quoteNumber(month, await takeNumber(ctx.db, month)), version: 1 };
  const createdBy = ctx.actor.kind === "person" ? personAsking(ctx.actor) : null;
  const made = { id, number, version, state: "draft", createdBy, createdAt: ctx.now, updatedAt: ctx.now } as const;
  await insertQuote(ctx.db, { ...contents, ...made }, optionsFor(id));
  const actor = nameOfActor(ctx.actor);
  await insertQuoteMove(ctx.db, { id: ctx.newId(), quoteId: id, toState: "draft", actor, createdAt: ctx.now });
  await recordAudit(ctx, { action: "quote.draft", subject: { kind: "quote", id }, details: { number, version } });
  return id;
}

const draws = 5;

/** The booking that an acceptance makes has this reference, so it is kept free for it from now on. */
export async function freeReference(ctx: Context): Promise<string> {
  for (let draw = 0; draw < draws; draw++) {
    const reference = ctx.newReference();
    if (!(await isReferenceTaken(ctx.db, reference))) return reference;
  }
  throw new Error(`No free booking reference in ${draws} draws.`);
}

type Asked = { readonly enquiry_id?: string | undefined; readonly booking_id?: string | undefined };

async function originOf(ctx: Context, asked: Asked): Promise<Result<Origin, OriginRefusal>> {
  if (asked.booking_id) return originOfRequest(ctx, asked.booking_id);
  if (!asked.enquiry_id)
    return accept({ ...nobody, journey: quoteJourney.parse({ service_type: "airport_transfer" }) });
  const enquiry = await findEnquiryToQuote(ctx.db, asked.enquiry_id);
  if (!enquiry) return refuse("not_found");
  const { id, name, email, phone, serviceType, details, message } = enquiry;
  const service_type = serviceOptionIds.find((option) => option === serviceType) ?? "custom";
  const told = quoteJourney.safeParse({ service_type, ...details });
  const journey = told.success ? told.data : quoteJourney.parse({ service_type });
  return accept({ ...nobody, enquiryId: id, name, email, phone, journey, asked: message });
}

const nobody = { enquiryId: null, bookingId: null, bookingReference: null, name: "", email: "", phone: "", asked: "" };

async function originOfRequest(ctx: Context, id: string): Promise<Result<Origin, OriginRefusal>> {
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
    asked: "",
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
    child_seats: booking.childSeats,
    extra_stops: [...booking.extraStops],
    flight_number: booking.flightNumber,
    hire_unit: booking.hireUnit,
    hire_hours: booking.hireHours,
    package_days: booking.packageDays,
    special_requirements: booking.specialRequirements,
  });
