import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { messages } from "#db/schema/platform.ts";
import type { DomainEvent } from "#domain/events.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { splitOver, writeLargeTrip } from "#testing/builders/dispatch/a-split-trip.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { joinTrips } from "../../split/server/join-trips.ts";
import { splitTrip } from "../../split/server/split-trip.ts";
import { assignTrip } from "./assign-trip.ts";
import { sendChangedVehicles } from "./send-changed-vehicles.ts";
import { sendDriverDetails, sendDueDriverDetails } from "./send-driver-details.ts";
import { unassignTrip } from "./unassign-trip.ts";

/** Runs the customer emails for all events since then, and records each as the mail job would. */
async function follow(ctx: Context, world: World, since: number): Promise<readonly string[]> {
  for (const event of world.events.slice(since) as DomainEvent[]) {
    const before = world.emails.length;
    if (event.type === "driver.assigned") await sendDriverDetails(ctx, event);
    if (event.type === "trip.parts_changed") await sendChangedVehicles(ctx, event);
    await keep(ctx, world, before);
  }
  const before = world.emails.length;
  await sendDueDriverDetails(ctx);
  await keep(ctx, world, before);
  return world.emails.map(({ subject }) => subject.replace(/ for .*/, ""));
}

const keep = async (ctx: Context, { emails }: World, from: number) => {
  for (const [at, { key, template, to, subject, about = null }] of emails.entries())
    if (at >= from)
      await ctx.db.insert(messages).values({
        id: newId(),
        key,
        template,
        recipient: to,
        subject,
        about,
        html: "",
        body: "",
        state: "sent",
        createdAt: addMinutes(testNow, at),
      });
};

const seen = async (ctx: Context, id: string) => ({ trip_id: id, version: (await readTrip(ctx, id)).version });
async function give(ctx: Context, id: string, name: string, plate: string) {
  const crew = await writeCrew(ctx, { driver: { firstName: name }, vehicle: { seats: 22, bags: 22, plate } });
  expect(await assignTrip(ctx, { ...(await seen(ctx, id)), ...crew })).toMatchObject({ ok: true });
}
const lastText = async ({ emails }: World) => plainText(await render(emails.at(-1)?.content));

test("one email names every vehicle and its passengers; the next says what is new, and nothing is sent twice", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeLargeTrip(ctx, addHours(testNow, 20));
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await give(ctx, tripId, "Sipho", "CA 1");
    expect(await follow(ctx, world, 0)).toEqual(["Your drivers"]);
    const first = await lastText(world);
    expect(first).toContain("Sipho, Hyundai Staria, number plate CA 1, for 13 passengers");
    expect(first).toContain("Driver to be confirmed, for 7 passengers");
    expect(first).toContain("We’ll email you again once every vehicle has a driver.");
    expect(first).not.toContain("New since");

    let since = world.events.length;
    await give(ctx, secondId, "Fatima", "CA 2");
    expect(await follow(ctx, world, since)).toEqual(["Your drivers", "Update on your drivers"]);
    const second = await lastText(world);
    expect(second).toContain("New since our last email: vehicle 2.");
    expect(second).toContain("Sipho, Hyundai Staria, number plate CA 1");
    expect(second).toContain("Fatima, Hyundai Staria, number plate CA 2, for 7 passengers");
    expect(await follow(ctx, world, 0)).toHaveLength(2);

    since = world.events.length;
    await unassignTrip(ctx, { ...(await seen(ctx, secondId)), reason: "ill" });
    expect(await follow(ctx, world, since)).toHaveLength(2);
  }));

test("two drivers assigned before the last day are announced in one email", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeLargeTrip(ctx, addHours(testNow, 24));
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await give(ctx, tripId, "Sipho", "CA 1");
    await give(ctx, secondId, "Fatima", "CA 2");
    await sendDueDriverDetails(ctx);
    expect(world.emails).toHaveLength(1);
    expect(await lastText(world)).toMatch(/Sipho.*Fatima/s);
  }));

test("passengers move to another vehicle, or one vehicle takes everyone again: the customer gets one email", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeLargeTrip(ctx, addHours(testNow, 20));
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await give(ctx, tripId, "Sipho", "CA 1");
    await give(ctx, secondId, "Fatima", "CA 2");
    await follow(ctx, world, 0);
    const message = world.emails.length;

    let since = world.events.length;
    const sizes = [
      { trip_id: tripId, passengers: 12, bags: 9 },
      { trip_id: secondId, passengers: 8, bags: 6 },
    ];
    await splitTrip(ctx, { ...(await seen(ctx, tripId)), parts: sizes });
    expect(await follow(ctx, world, since)).toHaveLength(message + 1);
    expect(await lastText(world)).toContain("New since our last email: vehicle 1 and vehicle 2.");

    since = world.events.length;
    await joinTrips(ctx, await seen(ctx, tripId));
    expect((await follow(ctx, world, since)).slice(message)).toEqual(["Update on your drivers", "Your new driver"]);
    expect(await lastText(world)).toContain("Sipho will pick you up");
  }));

test("moving only bags between vehicles sends no email", () =>
  inTransaction(async (plain, world) => {
    const ctx = await asTeam(plain);
    const { tripId } = await writeLargeTrip(ctx, addHours(testNow, 20));
    const [, secondId = ""] = await splitOver(ctx, tripId);
    await give(ctx, tripId, "Sipho", "CA 1");
    await follow(ctx, world, 0);
    const since = world.events.length;
    const sizes = [
      { trip_id: tripId, passengers: 13, bags: 8 },
      { trip_id: secondId, passengers: 7, bags: 7 },
    ];
    await splitTrip(ctx, { ...(await seen(ctx, tripId)), parts: sizes });
    expect(await follow(ctx, world, since)).toHaveLength(1);
  }));
