import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { dealLinks, dealMoves, deals, enquiries, tasks } from "#db/schema/crm.ts";
import { organisations } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import { type DealState, dealStates, isOpenDeal, usualProbability } from "#domain/crm/deal-lifecycle.ts";
import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import { random } from "../random.ts";

const colleagues = ["admin@demo.example", "super@demo.example", "dispatcher@demo.example"];
const reasons = ["Price", "Dates", "Found another company", "No longer needed", "We couldn’t do it", "No answer"];

/** Owners of enquiries, tasks, reasons of what was lost, and sales larger than one quote. */
export async function seedSales(db: Database, now: Date): Promise<void> {
  const team = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, colleagues))
    .orderBy(asc(users.email));
  const ids = team.map(({ id }) => id);
  await assignEnquiries(db, ids, now);
  const dealIds = await insertDeals(db, ids, now);
  await insertTasks(db, { ids, dealIds, now });
}

async function assignEnquiries(db: Database, team: readonly string[], now: Date) {
  const rows = await db.select().from(enquiries).where(ne(enquiries.state, "new")).orderBy(asc(enquiries.createdAt));
  for (const [at, { id, state, createdAt }] of rows.entries()) {
    const takenBy = team[at % 3] ?? null;
    const isDecided = state === "won" || state === "lost";
    const decidedAt = addHours(createdAt, 26 + (at % 5) * 11);
    const updatedAt = isDecided && decidedAt < now ? decidedAt : null;
    const lostReason = state === "lost" ? (reasons[at % reasons.length] ?? null) : null;
    await db
      .update(enquiries)
      .set({ takenBy, takenAt: takenBy === null ? null : createdAt, updatedAt, lostReason })
      .where(eq(enquiries.id, id));
  }
}

type Example = {
  readonly title: string;
  readonly state: DealState;
  readonly rand: number;
  readonly probability?: number;
  readonly days: number;
  readonly with: "corporate" | "travel_agency" | "hotel" | "person";
  readonly note: string;
  readonly reason?: string;
};

const examples: readonly Example[] = [
  {
    title: "Night shift transport for a clinic",
    state: "proposal",
    rand: 486_000,
    days: 21,
    with: "corporate",
    note: "Forty nurses, six nights a week, from Mitchells Plain and Khayelitsha. They compare us with one other company.",
  },
  {
    title: "Medical conference, March",
    state: "negotiation",
    rand: 312_500,
    days: 12,
    with: "corporate",
    note: "Airport runs for 180 delegates, two evenings at Groot Constantia. The venue is booked.",
  },
  {
    title: "Golf weeks for a Dutch tour operator",
    state: "contacted",
    rand: 940_000,
    probability: 35,
    days: 58,
    with: "travel_agency",
    note: "Eight weeks, twelve to sixteen golfers each, with trailers.",
  },
  {
    title: "Concierge agreement for a boutique hotel",
    state: "negotiation",
    rand: 180_000,
    probability: 60,
    days: 9,
    with: "hotel",
    note: "Referral share. They want arrivals on a screen in the lobby.",
  },
  {
    title: "Wedding weekend in Franschhoek",
    state: "proposal",
    rand: 64_800,
    days: 33,
    with: "person",
    note: "Three shuttles on Saturday, breakfast run on Sunday.",
  },
  {
    title: "Monthly shuttle between two campuses",
    state: "contacted",
    rand: 228_000,
    days: 74,
    with: "corporate",
    note: "First call only. They write in the new year.",
  },
  {
    title: "Year-end function in Stellenbosch",
    state: "won",
    rand: 41_200,
    days: -6,
    with: "corporate",
    note: "Two coaches, back by midnight.",
  },
  {
    title: "Film crew, four weeks",
    state: "lost",
    rand: 275_000,
    days: -11,
    with: "person",
    note: "They needed vehicles with a roof rack for cameras.",
    reason: "We couldn’t do it",
  },
];

async function insertDeals(db: Database, team: readonly string[], now: Date): Promise<readonly string[]> {
  const partners = await db
    .select()
    .from(organisations)
    .where(eq(organisations.status, "active"))
    .orderBy(asc(organisations.name));
  const [customer] = await db
    .select({ id: people.id })
    .from(people)
    .orderBy(desc(people.bookings), asc(people.email))
    .limit(1);
  const drawn = random("sales");
  const ids: string[] = [];
  for (const [at, one] of examples.entries()) {
    const createdAt = addHours(now, -24 * (34 - at * 3));
    const id = drawn.id(createdAt);
    const mine = partners.filter(({ kind }) => kind === one.with);
    const organisation = mine[at % Math.max(mine.length, 1)];
    const closedAt = isOpenDeal(one.state) ? null : addHours(now, 24 * one.days);
    await db.insert(deals).values({
      id,
      createdAt,
      closedAt,
      title: one.title,
      state: one.state,
      note: one.note,
      valueCents: one.rand * 100,
      probability: one.probability ?? usualProbability[one.state],
      expectedOn: addDays(localDateOf(now), one.days),
      organisationId: organisation?.id ?? null,
      personId: organisation ? null : (customer?.id ?? null),
      ownerId: team[at % 2] ?? null,
      lostReason: one.reason ?? null,
      createdBy: team[0] ?? null,
      updatedAt: closedAt ?? addHours(createdAt, 50),
    });
    await insertMoves(db, {
      id,
      state: one.state,
      createdAt,
      reason: one.reason ?? null,
      by: team[at % 2] ?? "system",
    });
    ids.push(id);
  }
  await linkQuoted(db, ids[4], team[0], now);
  return ids;
}

type Moved = { id: string; state: DealState; createdAt: Date; reason: string | null; by: string };

/** The stages it went through, a day and a half apart. */
async function insertMoves(db: Database, { id, state, createdAt, reason, by }: Moved) {
  const open = dealStates.filter(isOpenDeal);
  const path = isOpenDeal(state) ? open.slice(0, open.indexOf(state) + 1) : [...open, state];
  const drawn = random(`sales ${id}`);
  for (const [at, toState] of path.entries()) {
    const at2 = addHours(createdAt, at * 36);
    const fromState = path[at - 1] ?? null;
    const isLast = at === path.length - 1;
    await db.insert(dealMoves).values({
      id: drawn.id(at2),
      dealId: id,
      fromState,
      toState,
      actor: by,
      reason: isLast ? reason : null,
      createdAt: at2,
    });
  }
}

async function linkQuoted(db: Database, dealId: string | undefined, by: string | undefined, now: Date) {
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.state, "qualified")).limit(1);
  if (!dealId || !enquiry) return;
  const link = { subjectKind: "enquiry" as const, subjectId: enquiry.reference };
  await db.insert(dealLinks).values({ dealId, ...link, addedBy: by ?? null, addedAt: addHours(now, -30) });
}

type Tasked = { ids: readonly string[]; dealIds: readonly string[]; now: Date };

type WrittenTask = {
  readonly title: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly assignedTo: string | null;
  /** From now until it is due. */
  readonly hours: number;
  readonly snoozed?: number;
  readonly done?: number;
};

async function insertTasks(db: Database, { ids, dealIds, now }: Tasked) {
  const [booking] = await db
    .select({ reference: bookings.reference })
    .from(bookings)
    .where(and(eq(bookings.state, "confirmed"), sql`${bookings.pickupAt} > ${now.toISOString()}::timestamptz`))
    .orderBy(asc(bookings.pickupAt))
    .limit(1);
  const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.state, "contacted")).limit(1);
  const [admin = null, dispatcher = null, owner = null] = ids;
  const deal = (at: number) => ({ subjectKind: "deal", subjectId: dealIds[at] ?? "" });
  const none = { subjectKind: "", subjectId: "" };
  const written: readonly WrittenTask[] = [
    { title: "Send the revised proposal with the night rates", ...deal(0), assignedTo: admin, hours: -3 },
    { title: "Call the venue about parking for three coaches", ...deal(1), assignedTo: owner, hours: 5 },
    { title: "Ask which weeks are certain", ...deal(2), assignedTo: admin, hours: 28 },
    {
      title: "Call back about the child seats",
      subjectKind: "enquiry",
      subjectId: enquiry?.reference ?? "",
      assignedTo: admin,
      hours: -1,
    },
    {
      title: "Check that the trailer is free",
      subjectKind: "booking",
      subjectId: booking?.reference ?? "",
      assignedTo: dispatcher,
      hours: 8,
    },
    { title: "Order new name boards", ...none, assignedTo: null, hours: 90 },
    { title: "Update the price list for hotels", ...none, assignedTo: owner, hours: 60, snoozed: 40 },
    { title: "Thank the concierge for the three guests", ...none, assignedTo: admin, hours: -50, done: -46 },
  ];
  const drawn = random("tasks");
  for (const { hours, snoozed, done, ...task } of written) {
    const createdAt = addHours(now, -60);
    await db.insert(tasks).values({
      id: drawn.id(createdAt),
      kind: "to_do",
      ...task,
      dueAt: addHours(now, hours),
      snoozedUntil: snoozed === undefined ? null : addHours(now, snoozed),
      ...(done !== undefined && { state: "done" as const, doneAt: addHours(now, done), doneBy: task.assignedTo }),
      createdBy: admin,
      createdAt,
    });
  }
}
