import { randomUUID } from "node:crypto";
import { addDays, localDateOf } from "../../src/domain/time/local-time.ts";
import { ask, askAll, type Visitor } from "./ask.ts";
import type { People } from "./people.ts";

/**
 * One kind of work: how many a day of the company brings, and a function that does one. Throws on an
 * unexpected answer.
 */
export type Kind = {
  readonly name: string;
  readonly aDay: number;
  readonly hasJobs?: true;
  once(at: number): Promise<void>;
};

const tomorrow = addDays(localDateOf(new Date()), 1);

/** A day of the company. Numbers that the specification does not give are assumptions, listed in docs/scale.md. */
export const kindsOf = (people: People, visitor: Visitor): readonly Kind[] => [
  { name: "visit", aDay: 1_000_000, once: () => visitor.visit() },
  { name: "price", aDay: 100_000, once: (at) => call("price-journey", journeyOf(at)) },
  { name: "booking", hasJobs: true, aDay: 20_000, once: async (at) => void (await book(at)) },
  { name: "booking and payment online", hasJobs: true, aDay: 0, once: bookAndPay },
  { name: "trip assigned", hasJobs: true, aDay: 20_000, once: (at) => assign(people, at) },
  { name: "driver’s report", hasJobs: true, aDay: 100_000, once: (at) => report(people, at) },
  { name: "position report", aDay: 7_200_000, once: (at) => sendPosition(people, at) },
  { name: "trip followed", aDay: 1_800_000, once: (at) => follow(people, at) },
  {
    name: "driver’s list",
    aDay: 30_000,
    once: (at) => call("my-trips", { when: "ahead" }, driverOf(people, at).token),
  },
  { name: "list of bookings", aDay: 4000, once: () => call("list-bookings", {}, people.dispatcher) },
  { name: "live map opened", aDay: 2000, once: () => call("live-map", {}, people.dispatcher) },
  { name: "board opened", aDay: 600, once: () => call("dispatch-day", { date: tomorrow }, people.dispatcher) },
];

async function call(name: string, input: object, token?: string): Promise<void> {
  await ask({ path: `/functions/v1/${name}`, body: input, token });
}

const run = Date.now().toString(36);
const dayMs = 24 * 3600 * 1000;

const journeyOf = (at: number) => ({
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: new Date(Date.now() + (2 + (at % 5)) * dayMs).toISOString().slice(0, 10),
  pickup_time: `${String(6 + (at % 14)).padStart(2, "0")}:${at % 2 ? "00" : "30"}`,
  passengers: 2,
});

type Booked = { readonly booking_reference: string; readonly access_code: string };

async function book(at: number): Promise<Booked> {
  const guest = {
    first_name: "Scale",
    last_name: `No ${at}`,
    email: `scale-${run}-${at}@example.com`,
    phone: `+27 83 ${1_000_000 + (at % 8_000_000)}`,
  };
  // Beyond the filled days, so that scarce vehicles are not what is measured.
  const pickup_date = new Date(Date.now() + (9 + (at % 200)) * dayMs).toISOString().slice(0, 10);
  const { text } = await ask({
    path: "/functions/v1/create-booking",
    body: { ...journeyOf(at), pickup_date, ...guest },
  });
  return JSON.parse(text);
}

/** The booking, the gateway’s form and page, and its notification, which our jobs then settle. */
async function bookAndPay(at: number): Promise<void> {
  const { booking_reference: reference, access_code: code } = await book(at);
  const input = { reference, code, method: "online" };
  const { text } = await ask({ path: "/functions/v1/start-payment", body: input });
  const { form } = JSON.parse(text) as { form: { action: string; fields: { name: string; value: string }[] } };
  const fields = new URLSearchParams(form.fields.map(({ name, value }) => [name, value]));
  const page = await ask({ path: new URL(form.action, "http://x").pathname, body: fields, expects: 303 });
  await ask({ path: page.location, body: new URLSearchParams({ choice: "card" }), expects: 303 });
}

async function assign({ openTrips, dispatcher }: People, at: number): Promise<void> {
  const trip = openTrips[at % openTrips.length];
  if (!trip || at >= openTrips.length) throw new Error("All open trips are assigned.");
  await call(
    "assign-trip",
    { trip_id: trip.id, version: 1, driver_id: trip.driverId, vehicle_id: trip.vehicleId },
    dispatcher,
  );
}

const driverOf = ({ drivers }: People, at: number) => drivers[at % drivers.length] ?? { token: "", trips: [] };

async function report(people: People, at: number): Promise<void> {
  const { token, trips } = driverOf(people, at);
  const now = new Date().toISOString();
  const trip_id = trips[Math.floor(at / people.drivers.length) % trips.length];
  const event = {
    key: randomUUID(),
    trip_id,
    event: "reconfirm",
    occurred_at: now,
    reason: "",
    place: null,
    battery_percent: 80,
  };
  await call("send-trip-events", { sent_at: now, events: [event] }, token);
}

let moment = Date.now() - 1000;

/** As a phone on the road does, every five seconds. */
async function sendPosition(people: People, at: number): Promise<void> {
  const fix = {
    key: "1",
    at: new Date(moment--).toISOString(),
    latitude: -33.92,
    longitude: 18.42,
    accuracy_m: 6.5,
    speed_kmh: 42,
    heading: 180,
    battery: 80,
  };
  await call("send-positions", { positions: [fix], sent_at: new Date().toISOString() }, driverOf(people, at).token);
}

const follow = async ({ links }: People, at: number): Promise<void> =>
  void (await askAll([`/live/${links[at % links.length]}/now`]));
