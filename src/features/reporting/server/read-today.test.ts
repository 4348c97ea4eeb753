import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookingChanges, bookings } from "#db/schema/booking.ts";
import { enquiries, tasks } from "#db/schema/crm.ts";
import { drivers } from "#db/schema/drivers.ts";
import { invoices } from "#db/schema/invoices.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { messages } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { addDays, addHours, addMinutes, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { inDemo, inTransaction, testNow } from "#testing/in-transaction.ts";
import { readToday } from "./read-today.ts";

const read = async (ctx: Context) => (await readToday(ctx)).value;

test("a company without anything has nothing to show", () =>
  inTransaction(async (ctx) => {
    const today = await read(ctx);
    expect(new Set(Object.values(today.figures))).toEqual(new Set([0]));
    expect(today).toMatchObject({ problems: [], problem_count: 0, trips: [] });
  }));

test("the demo's day: its trips in order, and every figure agrees with its list", () =>
  inDemo(async (ctx) => {
    const today = await read(ctx);
    const { figures, problems } = today;
    expect(figures.trips_today).toBeGreaterThan(5);
    expect(today.trips).toHaveLength(figures.trips_today);
    const starts = today.trips.map(({ pickup_at }) => pickup_at);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(starts.map((start) => localDateOf(new Date(start))))).toEqual(new Set(["2026-11-20"]));
    const countOf = (kind: string) => problems.filter((problem) => problem.kind === kind).length;
    expect(countOf("trip_without_driver")).toBe(figures.trips_without_driver);
    expect(countOf("enquiry_unanswered")).toBe(figures.enquiries_open);
    expect(countOf("permit_ending")).toBe(figures.permits_ending + figures.permits_ended);
    expect(countOf("booking_unpaid")).toBe(figures.bookings_unpaid);
    expect(countOf("refund_waiting")).toBe(figures.refunds_waiting);
    expect(countOf("proof_waiting")).toBe(figures.proofs_waiting);
  }));

test.each([
  ["2026-12-31T21:30:00Z", "2026-12-31T22:10:00Z"],
  ["2026-11-30T21:30:00Z", "2026-11-30T22:10:00Z"],
])("a trip that set out at %s is still of the day at %s, after midnight, until it ends", (start, now) =>
  inTransaction(
    async (ctx) => {
      const { tripId } = await writeTrip(ctx, new Date(start), { minutes: 20, trip: { state: "onboard" } });
      expect(await read(ctx)).toMatchObject({ figures: { trips_today: 1 }, trips: [{ id: tripId }] });
      await ctx.db.update(trips).set({ state: "completed" }).where(eq(trips.id, tripId));
      expect(await read(ctx)).toMatchObject({ figures: { trips_today: 0 }, trips: [] });
    },
    { now: new Date(now) },
  ),
);

test("each kind of trouble is counted, listed and led to", () =>
  inDemo(async (ctx) => {
    const before = await read(ctx);
    const applicationId = await makeTrouble(ctx);
    const after = await read(ctx);
    const risen = (name: keyof typeof after.figures) => after.figures[name] - before.figures[name];
    expect(risen("trips_without_driver")).toBe(1);
    expect(risen("bookings_unpaid")).toBe(1);
    expect(risen("unpaid_cents")).toBe(100_000);
    expect(risen("enquiries_late")).toBe(1);
    expect(risen("enquiries_soon")).toBe(1);
    expect(risen("permits_ended")).toBe(1);
    expect(risen("mails_failed")).toBe(1);
    expect(risen("applications_waiting")).toBe(1);
    expect(
      after.problems.find(({ opens }) => opens.kind === "application" && opens.id === applicationId),
    ).toMatchObject({
      kind: "application_waiting",
      level: "later",
    });
    expect(after.problems[0]?.level).toBe("late");
  }));

test("what was refunded and is owed again is unpaid, to the cent", () =>
  inTransaction(async (ctx) => {
    const soon = { state: "confirmed" as const, pickupAt: addHours(testNow, 24) };
    const refunded = { totalCents: 80_000, paidCents: 90_000, refundedCents: 40_000 };
    await ctx.db
      .insert(bookings)
      .values([
        aBooking({ ...soon, ...refunded }),
        aBooking({ ...soon, ...refunded, paymentMethod: "account" }),
        aBooking({ ...soon, ...refunded, totalCents: 50_000 }),
      ]);
    const { figures } = await read(ctx);
    expect(figures).toMatchObject({ bookings_unpaid: 1, unpaid_in_all: 1, unpaid_cents: 30_000 });
  }));

test("each thing is listed once, by a reference or a name, and its line opens that very thing", () =>
  inDemo(async (ctx) => {
    await makeTrouble(ctx);
    const { problems, figures } = await read(ctx);
    const id = /[0-9a-f]{8}-[0-9a-f]{4}-/;
    expect(problems.filter(({ subject, detail }) => id.test(`${subject} ${detail}`))).toEqual([]);
    expect(problems.filter(({ opens }) => Object.values(opens).includes(""))).toEqual([]);
    for (const { opens, subject } of problems)
      if (opens.kind === "booking" || opens.kind === "refund") expect(opens.reference).toBe(subject);
    const things = problems.map(({ kind, subject, detail }) => `${kind} ${subject} ${detail}`);
    expect(new Set(things).size).toBe(things.length);
    expect(problems.filter(({ kind }) => kind === "task_open")).toHaveLength(figures.tasks_open);
  }));

test.each([
  ["sla_breach", "enquiry", "enquiry_unanswered"],
  ["sla_breach", "booking", "request_unanswered"],
  ["answer_change", "booking_change", "change_waiting"],
  ["refund_approval", "refund", "refund_waiting"],
] as const)("a task (%s, %s) whose thing is listed as %s is not listed beside it", (kind, subjectKind, listed) =>
  inDemo(async (ctx) => {
    await ctx.db.delete(tasks);
    await proposeChange(ctx);
    const { problems } = await read(ctx);
    const problem = problems.find((one) => one.kind === listed);
    if (!problem) throw new Error(`The demo has no ${listed}.`);
    const own = problem.id.replace(`${listed} `, "");
    await ctx.db.insert(tasks).values({
      id: ctx.newId(),
      kind,
      subjectKind,
      subjectId: own,
      title: "Do it",
      dueAt: testNow,
      createdAt: testNow,
    });
    expect((await read(ctx)).problems.map((one) => one.id)).toEqual(problems.map((one) => one.id));
  }),
);

test("a task about something else names it by its reference and opens it", () =>
  inDemo(async (ctx) => {
    await ctx.db.delete(tasks);
    const [invoice] = await ctx.db
      .select({ id: invoices.id, number: invoices.number })
      .from(invoices)
      .where(isNotNull(invoices.number))
      .limit(1);
    const [booking] = await ctx.db.select({ reference: bookings.reference }).from(bookings).limit(1);
    const task = (kind: string, subjectKind: string, subjectId: string) => ({
      id: ctx.newId(),
      kind,
      subjectKind,
      subjectId,
      title: "Do it",
      dueAt: testNow,
      createdAt: testNow,
    });
    await ctx.db
      .insert(tasks)
      .values([
        task("invoice_details", "invoice", invoice?.id ?? ""),
        task("overpaid", "booking", booking?.reference ?? ""),
      ]);
    const listed = (await read(ctx)).problems.filter(({ kind }) => kind === "task_open");
    expect(new Map(listed.map(({ subject, opens }) => [subject, opens]))).toEqual(
      new Map<string, unknown>([
        [invoice?.number ?? "", { kind: "invoice", id: invoice?.id }],
        [booking?.reference ?? "", { kind: "booking", reference: booking?.reference }],
      ]),
    );
    expect(listed.every(({ task: id }) => id !== null)).toBe(true);
  }));

test("a test booking is no trouble", () =>
  inDemo(async (ctx) => {
    await ctx.db.update(bookings).set({ isTest: true });
    const { figures, trips: listed } = await read(ctx);
    expect(figures).toMatchObject({ trips_today: 0, trips_without_driver: 0, bookings_unpaid: 0 });
    expect(listed).toEqual([]);
  }));

async function proposeChange({ db, newId, now }: Context) {
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.state, "confirmed")).limit(1);
  await db.insert(bookingChanges).values({
    id: newId(),
    bookingId: booking?.id ?? "",
    state: "proposed",
    proposedBy: "customer",
    before: {},
    after: {},
    createdAt: now,
  });
}

async function makeTrouble(ctx: Context) {
  const { db, now } = ctx;
  const one = async () => {
    const id = ctx.newId();
    await db.insert(bookings).values({
      id,
      reference: ctx.newReference(),
      accessCodeHash: "x",
      state: "confirmed",
      firstName: "Amira",
      lastName: "Khan",
      email: "amira@example.com",
      phone: "1",
      serviceType: "airport_transfer",
      pickupLocation: "Airport",
      destination: "Camps Bay",
      pickupAt: addHours(now, 5),
      passengers: 2,
      totalCents: 150_000,
      paidCents: 50_000,
      createdAt: now,
      updatedAt: now,
    });
    return id;
  };
  await db.insert(trips).values({
    id: ctx.newId(),
    bookingId: await one(),
    leg: 1,
    state: "unassigned",
    pickupLocation: "Airport",
    destination: "Camps Bay",
    pickupAt: addHours(now, 5),
    plannedEnd: addHours(now, 6),
    passengers: 2,
    vehicleClass: "sedan",
    createdAt: now,
  });
  const enquiry = (minutesAgo: number) => ({
    id: ctx.newId(),
    reference: ctx.newReference(),
    kind: "quote" as const,
    name: "Thabo",
    email: "t@example.com",
    phone: "",
    serviceType: "general_inquiry",
    source: "free_quote",
    message: "Hello",
    responseDueAt: addMinutes(now, 20 - minutesAgo),
    createdAt: addMinutes(now, -minutesAgo),
  });
  await db.insert(enquiries).values([enquiry(21), enquiry(16), enquiry(1)]);
  const [driver] = await db.select({ id: drivers.id }).from(drivers).orderBy(sql`permit_expires_on desc`).limit(1);
  const yesterday = addDays(localDateOf(now), -1);
  await db
    .update(drivers)
    .set({ permitExpiresOn: yesterday })
    .where(eq(drivers.id, driver?.id ?? ""));
  await db.insert(messages).values({
    id: ctx.newId(),
    key: "k",
    template: "request-received",
    recipient: "a@example.com",
    subject: "s",
    html: "",
    body: "",
    state: "failed" as const,
    createdAt: addHours(now, -1),
  });
  const applicationId = ctx.newId();
  await db.insert(partnerApplications).values({
    id: applicationId,
    reference: "APP-1",
    kind: "hotel" as const,
    accessCodeHash: "x",
    contactName: "Ann",
    email: "a@example.com",
    phone: "1",
    createdAt: now,
    updatedAt: now,
  });
  return applicationId;
}
