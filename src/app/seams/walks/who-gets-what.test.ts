import { afterAll, beforeAll, expect, test } from "vitest";
import { latestPositions } from "#db/schema/tracking.ts";
import { type Actor, system } from "#domain/account/roles.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import { addMinutes, localDate, localDateOf, localTime, localTimeOf, momentOf } from "#domain/time/local-time.ts";
import type { ReportedEvent } from "#domain/trip/trip-events.ts";
import { cancelAtDesk } from "#features/booking/desk/server/cancel-at-desk.ts";
import { remindCustomers } from "#features/booking/holds/server/remind-customers.ts";
import { remindToPay } from "#features/booking/holds/server/remind-to-pay.ts";
import { remindSoon } from "#features/booking/holds/server/send-booking-soon.ts";
import { escalateUnread } from "#features/channels/server/escalate-unread.ts";
import { openTexts } from "#features/channels/server/open-texts.ts";
import { assignTrip } from "#features/trips/assign/server/assign-trip.ts";
import { sendDueDriverDetails } from "#features/trips/assign/server/send-driver-details.ts";
import { offerLink } from "#features/trips/offers/server/make-offer-token.ts";
import { reconfirmTrip } from "#features/trips/offers/server/reconfirm-trip.ts";
import { requestReconfirmations } from "#features/trips/offers/server/request-reconfirmations.ts";
import { sendTripEvents } from "#features/trips/road/server/send-trip-events.ts";
import { tellLateness } from "#features/trips/road/server/tell-lateness.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { deliverEmail } from "#platform/mail/mailer.ts";
import { deliverText } from "#platform/texts/deliver-text.ts";
import { noteReceipt } from "#platform/texts/note-receipt.ts";
import type { TextGateway } from "#platform/texts/texts.ts";
import { inTransaction } from "#platform/transaction.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { runReactions } from "#testing/builders/services/a-trading-site.ts";
import { openTestSite } from "#testing/test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
type Person = { readonly name: string; readonly actor: Actor };

let site: Site;
let now = new Date();
/** Minutes from where the vehicle is to the pickup. */
let drive = 10;
/** Everything that reached someone, in order. */
const table: string[] = [];
const names: Record<string, string> = {
  "amira@example.com": "Amira",
  "+27825550101": "Amira",
  "carla@example.com": "Carla",
  "+27825550104": "Carla",
  "+27825550303": "Ben",
  "sipho@example.com": "Sipho",
  "+27825550201": "Sipho",
  "zanele@example.com": "Zanele",
  "+27825550202": "Zanele",
};
const off = new Set<string>();
/** The trips of the walk, by the references of their bookings. */
const trips = new Map<string, string>();
function write(to: string, channel: string, { what, words }: { what: string; words: string }) {
  const [trip = ""] = [...trips].flatMap(([reference, name]) => (words.includes(reference) ? [name] : []));
  const when = `${localDateOf(now).slice(8)} ${localTimeOf(now)}`;
  table.push(`${when} ${names[to] ?? to} ${channel} ${what} ${trip}`.trim());
}

const gateway = (provider: PhoneChannel): TextGateway => ({
  provider,
  knowsRepeats: false,
  send({ id, to, event, body }) {
    write(to, provider, { what: event, words: body });
    return Promise.resolve({ kind: "accepted", providerId: id });
  },
});

beforeAll(async () => {
  site = await openTestSite();
  const { world } = site;
  const texts = openTexts({ whatsapp: gateway("whatsapp"), sms: gateway("sms") });
  const driveBetween = () => Promise.resolve({ minutes: drive, km: 10, line: [], source: "table" as const });
  const map = { ...world.handed.map, driveBetween: driveBetween as never };
  Object.assign(world, { clock: () => now, handed: { ...world.handed, texts, map } });
});
afterAll(() => site.close());

const rows = async (text: string, ...values: unknown[]) => (await site.pool.query(text, values)).rows;
const as = <T>(actor: Actor, run: (ctx: Context) => Promise<T>): Promise<T> =>
  inTransaction(site.pool, async (db) => {
    const { ctx, finish } = createContext(site.world, { db, actor, correlationId: "walk" });
    const result = await run(ctx);
    await finish();
    return result;
  });

/** All that is due goes out; a phone that is on says so. */
async function post() {
  const tools = { ...site.world, texts: site.world.handed.texts, now };
  const sender = async () => ({ name: "Us", email: "us@example.com" });
  const carrier = {
    outcome: "sent" as const,
    carry: async ({ recipient, template, subject }: { recipient: string; template: string; subject: string }) =>
      write(recipient, "email", { what: template, words: subject }),
  };
  const due = await rows(
    "select * from messages where state = 'queued' and coalesce(next_try_at, $1) <= $1 order by created_at, id",
    now,
  );
  for (const { id, channel, recipient } of due) {
    if (channel === "email") await deliverEmail(site.pool, id, { ...tools, sender, carrier });
    else await deliverText(site.pool, id, tools);
    const receipt = { provider: channel, providerId: id, ourId: id, status: "delivered" as const, at: now, reason: "" };
    if (channel !== "email" && !off.has(recipient)) await as(system, (ctx) => noteReceipt(ctx.db, receipt, now));
  }
}

const clockwork = [
  remindCustomers,
  sendDueDriverDetails,
  remindSoon,
  remindToPay,
  tellLateness,
  requestReconfirmations,
  escalateUnread,
];

async function look() {
  for (const task of clockwork) await as(system, task);
  await runReactions(site);
  await post();
}

/** At these times of each day, and in the end twice as two instances would, the site does what is due. */
const times = ["00:00", "06:00", "06:30", "07:00", "07:30", "08:00", "12:30", "14:00", "20:00", "22:30"];
async function until(day: number, time: string) {
  const end = at(day, time);
  for (let date = Number(localDateOf(now).slice(8)); date <= day; date++)
    for (const moment of times.map((one) => at(date, one)))
      if (moment > now && moment < end) {
        now = moment;
        await look();
      }
  now = end;
  await look();
  await look();
}

/** Something happens, and what follows from it. */
async function happens<T>(actor: Actor, run: (ctx: Context) => Promise<T>): Promise<T> {
  const result = await as(actor, run);
  await look();
  return result;
}

const at = (day: number, time: string) => momentOf(localDate(`2026-11-${day}`), localTime(time));
const seen = async (id: string) => ({
  trip_id: id,
  version: (await rows("select version from trips where id = $1", id))[0].version as number,
});

type Crew = { readonly driver_id: string; readonly vehicle_id: string };
const assign = async (dispatcher: Person, tripId: string, crew: Crew) => {
  const input = { ...(await seen(tripId)), ...crew };
  expect(await happens(dispatcher.actor, (ctx) => assignTrip(ctx, input))).toMatchObject({ ok: true });
};
const cancel = async (dispatcher: Person, id: string, code: "NO_VEHICLE" | "CUSTOMER_REQUEST") => {
  const [{ version }] = await rows("select version from bookings where id = $1", id);
  const input = { id, version, code, note: "", legs: [] };
  expect(await happens(dispatcher.actor, (ctx) => cancelAtDesk(ctx, input as never))).toMatchObject({ ok: true });
};
/** By the link in the driver’s message. */
const reconfirm = async (tripId: string) => {
  const [{ id }] = await rows("select id from assignments where trip_id = $1 and state = 'accepted'", tripId);
  const answer = await happens(system, (ctx) => {
    const token = new URL(offerLink(ctx, id)).searchParams.get("token") ?? "";
    return reconfirmTrip(ctx, { token });
  });
  expect(answer).toMatchObject({ ok: true });
};
const report = async (driver: Person, tripId: string, event: ReportedEvent) => {
  const one = {
    key: newId(),
    trip_id: tripId,
    event,
    reason: "",
    occurred_at: now.toISOString(),
    place: { latitude: -33.9068, longitude: 18.4201, accuracy_m: 10 },
    battery_percent: 80,
  };
  const sent = await happens(driver.actor, (ctx) => sendTripEvents(ctx, { sent_at: now.toISOString(), events: [one] }));
  expect(JSON.stringify(sent)).toContain('"moved"');
};

async function position(crew: Crew, tripId: string, minutes: number) {
  drive = minutes;
  const row = {
    vehicleId: crew.vehicle_id,
    driverId: crew.driver_id,
    tripId,
    sourceId: newId(),
    takenAt: now,
    receivedAt: now,
    latitude: -33.97,
    longitude: 18.6,
    isSkewed: false,
    dutyUntil: addMinutes(now, 600),
    isOnShift: true,
  };
  await as(system, (ctx) =>
    ctx.db
      .insert(latestPositions)
      .values(row)
      .onConflictDoUpdate({ target: latestPositions.vehicleId, set: { takenAt: now } }),
  );
  await look();
}

test("a trip’s life over midnight, with a cancellation in between: who gets what, when and by which channel", async () => {
  now = at(24, "22:15");
  const person = async (name: string, role: "dispatcher" | "driver"): Promise<Person> => {
    const { userId } = await site.as(role);
    return { name, actor: { kind: "person", userId, roles: [role] } };
  };
  const [desk, sipho, zanele] = [
    await person("Naledi", "dispatcher"),
    await person("Sipho", "driver"),
    await person("Zanele", "driver"),
  ];
  const userOf = ({ actor }: Person) => (actor.kind === "person" ? actor.userId : "");
  const written = await as(system, async (ctx) => {
    const crews = {
      sipho: await writeCrew(ctx, { driver: { userId: userOf(sipho), phone: "082 555 0201" } }),
      zanele: await writeCrew(ctx, {
        driver: { userId: userOf(zanele), firstName: "Zanele", phone: "082 555 0202", email: "zanele@example.com" },
      }),
    };
    const booked = (start: Date, who: object) =>
      writeTrip(ctx, start, { booking: { createdAt: now, pickupLocation: "V&A Waterfront", ...who } });
    const amira = await booked(at(28, "06:30"), { email: "amira@example.com", phone: "082 555 0101" });
    const ben = await booked(at(28, "08:00"), { email: "825550303@phone.invalid", phone: "082 555 0303" });
    const carla = await booked(at(30, "12:00"), { email: "carla@example.com", phone: "082 555 0104" });
    trips.set(amira.reference, "A").set(ben.reference, "B").set(carla.reference, "C");
    for (const { reference } of [amira, ben, carla]) await ctx.emit({ type: "booking.confirmed", reference });
    return { crews, amira, ben, carla };
  });
  const { crews, amira, ben, carla } = written;
  await look();

  await until(26, "23:10");
  await assign(desk, amira.tripId, crews.sipho);
  now = at(26, "23:20");
  await assign(desk, ben.tripId, crews.sipho);
  now = at(27, "00:40");
  off.add("+27825550202");
  await assign(desk, amira.tripId, crews.zanele);
  await until(27, "12:00");
  off.delete("+27825550202");

  await until(27, "12:40");
  await reconfirm(amira.tripId);

  await until(27, "23:40");
  await cancel(desk, ben.bookingId, "NO_VEHICLE");
  now = at(27, "23:45");
  await cancel(desk, carla.bookingId, "CUSTOMER_REQUEST");

  await until(28, "06:05");
  await report(zanele, amira.tripId, "depart");
  now = at(28, "06:10");
  await position(crews.zanele, amira.tripId, 35);
  now = at(28, "06:20");
  await position(crews.zanele, amira.tripId, 30);
  now = at(28, "06:30");
  await position(crews.zanele, amira.tripId, 35);
  await until(28, "07:04");
  await report(zanele, amira.tripId, "arrive");
  now = at(28, "07:40");
  await report(zanele, amira.tripId, "cant_find");
  now = at(28, "07:45");
  await report(zanele, amira.tripId, "met");
  now = at(28, "08:15");
  await report(zanele, amira.tripId, "dropoff");
  await until(28, "10:00");
  expect(table).toEqual([
    "24 22:15 Amira email booking-confirmed A",
    "24 22:15 Carla email booking-confirmed C",
    // Who has no email gets an SMS; a confirmation for days ahead wakes no one.
    "25 07:00 Ben sms booking_confirmed B",
    "26 23:10 Sipho email driver-assigned A",
    "26 23:20 Sipho email driver-assigned B",
    "27 00:40 Sipho email driver-removed A",
    "27 00:40 Zanele email driver-assigned A",
    // Sipho’s text about trip A was overtaken in the night.
    "27 06:00 Sipho whatsapp driver_assigned B",
    "27 06:00 Sipho whatsapp driver_removed A",
    "27 06:00 Zanele whatsapp driver_assigned A",
    // Zanele’s phone is off: SMS after half an hour, then someone calls.
    "27 06:30 Zanele sms driver_assigned A",
    "27 07:00 Amira email booking-reminder A",
    "27 07:00 Amira whatsapp booking_reminder A",
    "27 07:00 Amira email driver-details A",
    "27 07:00 Amira whatsapp driver_details A",
    "27 08:00 Ben whatsapp booking_reminder B",
    "27 08:00 Ben whatsapp driver_details B",
    "27 12:30 Zanele email reconfirmation-wanted A",
    "27 12:30 Zanele whatsapp reconfirm A",
    "27 14:00 Sipho email reconfirmation-wanted B",
    "27 14:00 Sipho whatsapp reconfirm B",
    // Both pickups are early: the second reminder comes in the evening before.
    "27 20:00 Amira email booking-soon A",
    "27 20:00 Amira whatsapp booking_soon A",
    "27 20:00 Ben whatsapp booking_soon B",
    // Cancelled at night: at once for the trip of the morning, later for one in days.
    "27 23:40 Sipho email driver-released B",
    "27 23:40 Sipho whatsapp driver_released B",
    "27 23:40 Ben whatsapp booking_cancelled B",
    "27 23:45 Carla email booking-cancelled C",
    "28 06:05 Amira whatsapp driver_on_the_way A",
    // 15 minutes late, then 20, then 35.
    "28 06:10 Amira email vehicle-late A",
    "28 06:10 Amira whatsapp vehicle_late A",
    "28 06:30 Amira email vehicle-late A",
    "28 06:30 Amira whatsapp vehicle_late A",
    "28 07:00 Carla whatsapp booking_cancelled C",
    "28 07:04 Amira whatsapp driver_arrived A",
    "28 07:40 Amira email cant-find A",
    "28 07:40 Amira whatsapp cant_find A",
    // Waiting was charged.
    "28 08:15 Amira email booking-changed A",
    "28 08:15 Amira whatsapp booking_changed A",
  ]);
  const tasks = await rows("select payload ->> 'title' as title from events where type = 'task.wanted'");
  const call = "call the driver on +27825550202, our text “Trip assigned” has not arrived";
  expect(tasks).toEqual([{ title: `${amira.reference}: ${call}` }]);
  const unsent = await rows("select recipient, event, error from messages where state = 'kept'");
  expect(unsent).toEqual([
    {
      recipient: "+27825550201",
      event: "driver_assigned",
      error: "Not sent: its trip went on, or there is later news of it.",
    },
  ]);
});
