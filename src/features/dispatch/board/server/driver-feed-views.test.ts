import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { visitor } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { aDriver, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { eventually } from "#testing/eventually.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";

let instances: Instances;
const open: AbortController[] = [];

beforeAll(async () => {
  instances = await openTwoInstances();
});
afterAll(() => instances.close());
afterEach(() => {
  for (const line of open.splice(0)) line.abort();
});

async function aPhone(url: string, headers: Record<string, string>) {
  const line = new AbortController();
  open.push(line);
  const answer = await fetch(`${url}/functions/v1/driver-events`, { headers, signal: line.signal });
  const received = { text: "", status: answer.status };
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) received.text += text;
  };
  void read().catch(() => undefined);
  if (answer.ok) await eventually(() => expect(received.text).toContain("event: open"));
  return received;
}

const ctx = () =>
  createContext(instances.one.world, { db: openDatabase(instances.pool), actor: visitor, correlationId: "test" }).ctx;

/** A driver with an account, and the phone they have open on each instance. */
async function aDriverWithPhones() {
  const person = await signInPerson(instances.one, { roles: ["driver"] });
  const driver = aDriver({ userId: person.userId });
  await openDatabase(instances.pool).insert(drivers).values(driver);
  const phones = [
    await aPhone(instances.one.url, person.headers),
    await aPhone(instances.other.url, person.headers),
  ] as const;
  return { driver, phones };
}
const newsOn = ({ text }: { text: string }) => text.split("event: trips").length - 1;

test("a new trip is heard on its driver’s phone on both instances at once, and on no one else’s; so is its end", async () => {
  const [mine, colleague] = [await aDriverWithPhones(), await aDriverWithPhones()];
  const { vehicle_id: vehicleId } = await writeCrew(ctx());
  const before = Date.now();
  const { tripId } = await writeTrip(ctx(), addHours(new Date(), 3), { crew: { driverId: mine.driver.id, vehicleId } });
  for (const phone of mine.phones) await eventually(() => expect(newsOn(phone)).toBeGreaterThan(0));
  expect(Date.now() - before).toBeLessThan(5000);
  const counts = mine.phones.map(newsOn);
  await instances.pool.query("update assignments set state = 'removed' where trip_id = $1", [tripId]);
  for (const [at, phone] of mine.phones.entries())
    await eventually(() => expect(newsOn(phone)).toBeGreaterThan(counts[at] ?? 0));
  expect(colleague.phones.map(newsOn)).toEqual([0, 0]);
  // The phone itself fetches the change: the stream carries nothing of a trip.
  expect(mine.phones[0].text.replaceAll(/event: \w+\ndata: \{\}\n\n|: \n\n/g, "")).toBe("");
});

test("only drivers have such a line", async () => {
  const customer = await signInPerson(instances.one, {});
  expect((await aPhone(instances.one.url, customer.headers)).status).toBe(403);
  expect((await aPhone(instances.one.url, {})).status).toBe(401);
});
