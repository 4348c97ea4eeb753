import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { newId } from "#platform/ids.ts";
import { aDriver } from "#testing/builders/booking/a-trip.ts";
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

type Headers = Record<string, string>;

/** A page of our team that follows what happens, on one of the instances. */
async function aStaffPage(url: string, headers: Headers) {
  const line = new AbortController();
  open.push(line);
  const answer = await fetch(`${url}/functions/v1/staff-events`, { headers, signal: line.signal });
  const received = { text: "", status: answer.status };
  const read = async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) received.text += text;
  };
  void read().catch(() => undefined);
  if (answer.ok) await eventually(() => expect(received.text).toContain("event: open"));
  return received;
}

const timesHeard = ({ text }: { text: string }) => text.split("event: sos").length - 1;

async function post(url: string, name: string, headers: Headers, input: object) {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", origin: "http://localhost" },
    body: JSON.stringify(input),
  });
  return answer.json();
}

test("a driver’s SOS is heard on the boards of both instances, taken on one, and no longer open on the other", async () => {
  const { one, other } = instances;
  const driver = await signInPerson(one, { roles: ["driver"] });
  await openDatabase(instances.pool)
    .insert(drivers)
    .values(aDriver({ userId: driver.userId }));
  const naledi = await signInPerson(one, { roles: ["dispatcher"], name: "Naledi Jacobs" });
  const pieter = await signInPerson(one, { roles: ["admin"], name: "Pieter Botha" });
  const pages = [await aStaffPage(one.url, naledi.headers), await aStaffPage(other.url, pieter.headers)];

  const now = new Date().toISOString();
  const place = { latitude: -33.97, longitude: 18.6, accuracy_m: 10 };
  const alarm = { key: newId(), raised_at: now, sent_at: now, is_silent: true, place, battery_percent: 80 };
  expect(await post(one.url, "raise-sos", driver.headers, alarm)).toMatchObject({ success: true, state: "open" });
  for (const page of pages) await eventually(() => expect(timesHeard(page)).toBeGreaterThan(0));

  const seen = await post(other.url, "open-sos-alarms", pieter.headers, {});
  expect(seen.alarms).toMatchObject([{ id: alarm.key, state: "open", is_silent: true, place: { latitude: -33.97 } }]);
  const chosen = { alarm_id: alarm.key, version: 1 };
  expect(await post(other.url, "take-sos-alarm", pieter.headers, chosen)).toMatchObject({ success: true });
  expect(await post(one.url, "take-sos-alarm", naledi.headers, chosen)).toMatchObject({ error: "changed_meanwhile" });
  const messages = pages.map(timesHeard);
  expect(await post(one.url, "follow-my-sos", driver.headers, { key: alarm.key, taken_at: now, place })).toMatchObject({
    state: "taken",
    taken_by: "Pieter",
  });
  await post(one.url, "close-sos-alarm", naledi.headers, { ...chosen, version: 2, words: "A false alarm." });
  for (const [index, page] of pages.entries())
    await eventually(() => expect(timesHeard(page)).toBeGreaterThan(messages[index] ?? 0));
  expect(await post(one.url, "open-sos-alarms", naledi.headers, {})).toMatchObject({ alarms: [] });
});

test("no one but our team follows it", async () => {
  const driver = await signInPerson(instances.one, { roles: ["driver"] });
  expect((await aStaffPage(instances.one.url, driver.headers)).status).toBe(403);
  expect((await aStaffPage(instances.one.url, {})).status).toBe(401);
});
