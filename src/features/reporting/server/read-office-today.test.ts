import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { drivers } from "#db/schema/drivers.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { messages } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { seedDemo } from "#db/seed/seed-demo.ts";
import { addDays, addHours, addMinutes, localDateOf } from "#domain/local-time.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readOfficeToday } from "./read-office-today.ts";

const read = async (ctx: Context) => (await readOfficeToday(ctx)).value;

test("a company without anything has nothing to show", () =>
  inTransaction(async (ctx) => {
    const today = await read(ctx);
    expect(new Set(Object.values(today.figures))).toEqual(new Set([0]));
    expect(today).toMatchObject({ problems: [], problem_count: 0, trips: [] });
  }));

test("the demo's day: its trips in order, and every figure agrees with its list", () =>
  inTransaction(async (ctx) => {
    await seedDemo(ctx.db, testNow);
    const today = await read(ctx);
    const { figures, problems } = today;
    expect(figures.trips_today).toBeGreaterThan(5);
    expect(today.trips).toHaveLength(figures.trips_today);
    const starts = today.trips.map(({ planned_start }) => planned_start);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(starts.map((start) => localDateOf(new Date(start))))).toEqual(new Set(["2026-11-20"]));
    const countOf = (kind: string) => problems.filter((problem) => problem.kind === kind).length;
    expect(countOf("trip_without_driver")).toBe(figures.trips_without_driver);
    expect(countOf("enquiry_unanswered")).toBe(figures.enquiries_open);
    expect(countOf("permit_ending")).toBe(figures.permits_ending + figures.permits_ended);
  }));

test("each kind of trouble is counted, listed and led to", () =>
  inTransaction(async (ctx) => {
    await seedDemo(ctx.db, testNow);
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
    expect(after.problems.find(({ application }) => application?.id === applicationId)).toMatchObject({
      kind: "application_waiting",
      level: "later",
    });
    expect(after.problems[0]?.level).toBe("late");
  }));

test("a trial run is no trouble", () =>
  inTransaction(async (ctx) => {
    await seedDemo(ctx.db, testNow);
    await ctx.db.update(bookings).set({ isTest: true });
    const { figures, trips: listed } = await read(ctx);
    expect(figures).toMatchObject({ trips_today: 0, trips_without_driver: 0, bookings_unpaid: 0 });
    expect(listed).toEqual([]);
  }));

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
    plannedStart: addHours(now, 5),
    plannedEnd: addHours(now, 6),
    passengers: 2,
    band: "sedan",
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
    ...{ id: ctx.newId(), key: "k", template: "booking-confirmation", recipient: "a@example.com", subject: "s" },
    ...{ html: "", body: "", state: "failed" as const, createdAt: addHours(now, -1) },
  });
  const applicationId = ctx.newId();
  await db.insert(partnerApplications).values({
    ...{ id: applicationId, reference: "APP-1", kind: "hotel" as const, accessCodeHash: "x", contactName: "Ann" },
    ...{ email: "a@example.com", phone: "1", createdAt: now, updatedAt: now },
  });
  return applicationId;
}
