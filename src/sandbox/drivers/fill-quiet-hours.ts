import { wholeOf } from "#domain/demo/chance.ts";
import { addMinutes, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { Caller, PhoneLine } from "./phone-line.ts";

/** With fewer vehicles on the road the demo looks asleep. */
export const fewestVehicles = 3;
/** From booking to pickup: most drivers set out immediately. */
const minutesAhead = 18;

const airport = "Cape Town International Airport";
const routes = [
  [airport, "The Table Bay Hotel, V&A Waterfront"],
  ["The Bay Hotel, Camps Bay", airport],
  ["Southern Sun The Cullinan, Foreshore", airport],
  [airport, "Sea Point"],
  ["Claremont", airport],
  [airport, "Vineyard Hotel, Newlands"],
  ["Green Point", airport],
  [airport, "Century City"],
] as const;
const customers = [
  ["Lerato", "Khumalo"],
  ["Hannah", "Fischer"],
  ["Daniel", "Okafor"],
  ["Claire", "Dubois"],
  ["Riaan", "Visser"],
  ["Priya", "Pillay"],
] as const;

type DemoTeam = { readonly ask: PhoneLine; readonly dispatcher: Caller; readonly drivers: ReadonlySet<string> };

/**
 * A customer calls, and the demo’s dispatcher books the trip and assigns the best of its drivers. False if none is
 * free.
 */
export async function fillQuietHours({ ask, dispatcher, drivers }: DemoTeam, now: Date): Promise<boolean> {
  const booked = await ask(dispatcher, "create-desk-booking", bookingFor(now));
  if (booked.status !== 200) return false;
  const { reference } = booked.body;
  const read = await ask(dispatcher, "read-booking", { reference });
  const [trip] = listOf(read.body.trips);
  if (!trip) return false;
  const ranked = await ask(dispatcher, "candidates-for-trip", { trip_id: trip.id });
  const best = listOf(ranked.body.candidates).find(({ can, driver }) => can && drivers.has(idOf(driver)));
  const crew = { driver_id: idOf(best?.driver), vehicle_id: idOf(best?.vehicle) };
  const input = best && (await ask(dispatcher, "assign-trip", { trip_id: trip.id, version: trip.version, ...crew }));
  return input?.status === 200;
}

function bookingFor(now: Date) {
  // Customers say a time in steps of five minutes.
  const at = addMinutes(now, minutesAhead);
  const pickup = new Date(Math.ceil(at.getTime() / 300_000) * 300_000);
  const luck = now.toISOString();
  const [from, to] = routes[wholeOf(`${luck} route`, 0, routes.length - 1)] ?? routes[0];
  const [firstName, lastName] = customers[wholeOf(`${luck} customer`, 0, customers.length - 1)] ?? customers[0];
  return {
    service_type: "airport_transfer",
    pickup_location: from,
    destination: to,
    pickup_date: localDateOf(pickup),
    pickup_time: localTimeOf(pickup),
    passengers: wholeOf(`${luck} passengers`, 1, 3),
    first_name: firstName,
    last_name: lastName,
    email: `${firstName}.${lastName}@customers.example`.toLowerCase(),
    phone: "+27 82 555 0190",
    payment_method: "cash",
    internal_note: "Booked by the demo itself, so that there is always something on the road.",
  };
}

type Row = Readonly<Record<string, unknown>>;
const listOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? value : []);
const idOf = (value: unknown): string =>
  value !== null && typeof value === "object" && "id" in value ? String(value.id) : "";
