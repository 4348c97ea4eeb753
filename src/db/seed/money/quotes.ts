import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { enquiries } from "#db/schema/crm.ts";
import { quoteMoves, quoteNumbers, quoteOptions, quotes } from "#db/schema/quotes.ts";
import { bookingReference } from "#domain/booking/booking-reference.ts";
import { type QuoteState, quoteNumber } from "#domain/quote/quote-lifecycle.ts";
import { addHours, addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { demoCustomer } from "../people/people.ts";
import { random } from "../random.ts";
import { seedBookingQuotes } from "./booking-quotes.ts";
import { demoQuotes, type QuoteExample } from "./quote-examples.ts";

type EnquiryRow = typeof enquiries.$inferSelect;

/** Minutes left of the promise to the newest askers: one has time, one is running out, one has just been missed. */
const minutesLeft = [9, 74, -6] as const;

/** Gives the newest enquiries a running clock, every older one its answer, and some of them a quote. */
export async function seedQuotes(db: Database, now: Date): Promise<void> {
  await db
    .update(enquiries)
    .set({ answeredAt: sql`${enquiries.createdAt} + (${enquiries.responseDueAt} - ${enquiries.createdAt}) * 0.6` })
    .where(sql`${enquiries.state} <> 'new'`);
  await freshenEnquiries(db, now);
  const rows = await db.select().from(enquiries).where(eq(enquiries.state, "quoted")).orderBy(asc(enquiries.createdAt));
  const luck = random("quotes");
  const month = localDateOf(now).slice(2, 7).replace("-", "");
  for (const [at, example] of demoQuotes.entries()) {
    const number = quoteNumber(month, at + 1);
    await writeQuote(db, { example, number, enquiry: example.isForEnquiry ? rows[at] : undefined, now, luck });
  }
  const answers = await seedBookingQuotes(db, now, { month, last: demoQuotes.length });
  await db.insert(quoteNumbers).values({ month, last: demoQuotes.length + answers });
}

async function freshenEnquiries(db: Database, now: Date) {
  const fresh = await db.select().from(enquiries).where(isNull(enquiries.answeredAt)).orderBy(asc(enquiries.createdAt));
  for (const [at, minutes] of minutesLeft.entries()) {
    const enquiry = fresh.toReversed()[at];
    if (!enquiry) continue;
    const allowed = enquiry.responseDueAt.getTime() - enquiry.createdAt.getTime();
    const responseDueAt = addMinutes(now, minutes);
    const createdAt = new Date(responseDueAt.getTime() - allowed);
    await db.update(enquiries).set({ createdAt, responseDueAt }).where(eq(enquiries.id, enquiry.id));
  }
}

type Written = {
  readonly example: QuoteExample;
  readonly number: string;
  readonly enquiry: EnquiryRow | undefined;
  readonly now: Date;
  readonly luck: ReturnType<typeof random>;
};

async function writeQuote(db: Database, { example, number, enquiry, now, luck }: Written) {
  const createdAt = addHours(now, -example.hoursAgo);
  const id = luck.id(createdAt);
  const sentAt = example.state === "draft" ? null : addMinutes(createdAt, 12);
  const viewedAt = sentAt && example.views > 0 ? addMinutes(sentAt, 35) : null;
  const customer = enquiry ?? { name: `${demoCustomer.firstName} ${demoCustomer.lastName}`, ...demoCustomer };
  const decidedAt = addMinutes(viewedAt ?? createdAt, 90);
  const isAccepted = example.state === "accepted";
  await db.insert(quotes).values({
    id,
    number,
    state: example.state,
    enquiryId: enquiry?.id ?? null,
    bookingReference: bookingReference(luck.bytes(6)),
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    journey: { ...example.journey, pickup_date: localDateOf(addHours(now, example.pickupInDays * 24)) },
    title: example.title,
    message: example.message,
    inclusions: "Private vehicle with a professional driver\nFuel and passenger insurance\nChild seats on request",
    exclusions: "Entrance fees and meals, unless they are listed\nTips",
    paymentTerms: "The full amount confirms your booking. Pay by card, instant EFT or bank transfer.",
    validUntil: addHours(sentAt ?? createdAt, 72),
    ...(isAccepted && {
      acceptedOption: "A",
      acceptedName: customer.name,
      acceptedAt: decidedAt,
      termsVersion: "2026-11",
    }),
    ...(example.state === "declined" && { declineReason: "price", declineNote: "A colleague lends us his minibus." }),
    firstViewedAt: viewedAt,
    views: example.views,
    reminders: example.state === "expired" ? 2 : 0,
    sentAt,
    createdAt,
    updatedAt: decidedAt < now ? decidedAt : now,
  });
  await db.insert(quoteOptions).values(
    example.options.map((option) => ({
      id: luck.id(createdAt),
      quoteId: id,
      letter: option.letter,
      title: option.title,
      description: option.description,
      lines: option.lines.map((line) => ({ ...line, amount_cents: line.quantity * line.unit_cents })),
      totalCents: option.lines.reduce((sum, line) => sum + line.quantity * line.unit_cents, 0),
      costCents: option.cost_cents,
    })),
  );
  await db.insert(quoteMoves).values(
    stepsTo(example.state).map((toState, at, all) => ({
      id: luck.id(addMinutes(createdAt, at * 12)),
      quoteId: id,
      fromState: all[at - 1] ?? null,
      toState,
      actor: toState === "draft" || toState === "sent" || toState === "withdrawn" ? "system" : "visitor",
      createdAt: addMinutes(createdAt, at * 12),
    })),
  );
}

const stepsTo = (state: QuoteState): readonly QuoteState[] => {
  if (state === "draft") return ["draft"];
  if (state === "sent" || state === "withdrawn")
    return state === "sent" ? ["draft", "sent"] : ["draft", "sent", "withdrawn"];
  return state === "viewed" ? ["draft", "sent", "viewed"] : ["draft", "sent", "viewed", state];
};
