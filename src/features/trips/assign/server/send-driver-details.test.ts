import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { messages } from "#db/schema/platform.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { readAssignments, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { sendDriverDetails, sendDueDriverDetails } from "./send-driver-details.ts";

const textOf = async ({ emails }: World) => plainText(await render(emails[0]?.content));

const inADay = addHours(testNow, 24);

async function writeAssigned(ctx: Context, start: Date, driver: Parameters<typeof writeCrew>[1] = {}) {
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx, driver);
  const written = await writeTrip(ctx, start, { crew: { driverId, vehicleId } });
  const [assignment] = await readAssignments(ctx, written.tripId);
  const event = { type: "driver.assigned", ...written, assignmentId: assignment?.id ?? "" } as const;
  return { ...written, event };
}

/** Records emails as the mail job would. */
const keep = (ctx: Context, world: World) =>
  ctx.db.insert(messages).values(
    world.emails.map(({ key, template, to, subject, about = null }, at) => ({
      id: newId(),
      key,
      template,
      recipient: to,
      subject,
      about,
      html: "",
      body: "",
      state: "sent" as const,
      createdAt: addMinutes(testNow, at),
    })),
  );

test("the customer gets the driver’s name once, a day before the pickup and not a minute earlier", () =>
  inTransaction(async (ctx, world) => {
    const due = await writeAssigned(ctx, inADay, { vehicle: { plate: "CA 123-456", colour: "White" } });
    await writeAssigned(ctx, addMinutes(inADay, 1));
    await sendDueDriverDetails(ctx);
    expect(world.emails.map(({ about, to }) => [about, to])).toEqual([
      [`booking:${due.reference}`, "thandi@example.com"],
    ]);
    const text = await textOf(world);
    expect(text).toContain("White Hyundai Staria");
    expect(text).toContain("CA 123-456");
    expect(text).toMatch(/From \d\d:00 that day you can see where your driver is:/);
    expect(text).toContain("https://capetownshuttle.example/live/");
    await keep(ctx, world);
    await sendDueDriverDetails(ctx);
    expect(world.emails).toHaveLength(1);
  }));

test.each([
  ["2026-12-31T22:50:00Z", "From Thu 31 Dec 2026, 23:50 you can see"],
  ["2026-11-30T22:30:00Z", "From Mon 30 Nov 2026, 23:30 you can see"],
  ["2026-12-31T23:00:00Z", "From 00:00 that day you can see"],
])("for a pickup at %s just after midnight, an hour before is the evening before: %s", (pickup, text) =>
  inTransaction(
    async (ctx, world) => {
      const { event } = await writeAssigned(ctx, new Date(pickup));
      await sendDriverDetails(ctx, event);
      expect((await textOf(world)).replaceAll(/\s+/g, " ")).toContain(text);
    },
    { now: addHours(new Date(pickup), -3) },
  ),
);

test("a driver assigned in the last 24 hours is announced at once, one assigned earlier is not", () =>
  inTransaction(async (ctx, world) => {
    const early = await writeAssigned(ctx, addMinutes(inADay, 1));
    const late = await writeAssigned(ctx, addHours(testNow, 3));
    for (const { event } of [early, late]) await sendDriverDetails(ctx, event);
    expect(world.emails.map(({ about }) => about)).toEqual([`booking:${late.reference}`]);
  }));

test("with another driver, the customer gets an email about the change", () =>
  inTransaction(async (ctx, world) => {
    const { event, tripId, reference } = await writeAssigned(ctx, addHours(testNow, 3));
    await ctx.db.insert(messages).values({
      id: newId(),
      key: `driver-details:${tripId}:${newId()}`,
      template: "driver-details",
      recipient: "x@example.com",
      about: `booking:${reference}`,
      subject: "",
      html: "",
      body: "",
      state: "sent",
      createdAt: testNow,
    });
    await sendDriverDetails(ctx, event);
    expect(world.emails[0]?.subject).toMatch(/^Your new driver/);
  }));

test("the email shows driver and vehicle photos by URLs that expire with the trip", () =>
  inTransaction(async (ctx, world) => {
    const { event } = await writeAssigned(ctx, addHours(testNow, 3));
    const [face, car] = [await aSentFile(ctx, aPng()), await aSentFile(ctx, aPng())];
    await ctx.db.update(drivers).set({ photoId: face.file_id });
    await ctx.db.update(vehicles).set({ photoId: car.file_id });
    await sendDriverDetails(ctx, event);
    const html = await render(world.emails[0]?.content);
    for (const { file_id: id } of [face, car])
      expect(html).toMatch(new RegExp(`src="${ctx.siteUrl}/files/v1/${id}\\?code=${event.assignmentId}\\.`));
    expect(html).toContain('alt="Sipho, your driver"');
    expect(world.emails[0]?.attachments).toBeUndefined();
  }));

test("without photographs the email has no empty frames", () =>
  inTransaction(async (ctx, world) => {
    const { event } = await writeAssigned(ctx, addHours(testNow, 3));
    await sendDriverDetails(ctx, event);
    expect(await render(world.emails[0]?.content)).not.toContain("/files/v1/");
  }));
