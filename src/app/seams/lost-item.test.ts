import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { aJpeg, aSentFile } from "#testing/builders/services/a-file.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

let site: Site;
let sipho: Person;
let naledi: Person;
let thabo: Person;
let trip: { tripId: string; reference: string };
let code: string;

beforeAll(async () => {
  site = await openTradingSite();
  sipho = await site.as("driver");
  naledi = await site.as("dispatcher");
  thabo = await site.as("admin");
  const { ctx } = createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" });
  const crew = await writeCrew(ctx, { driver: { userId: sipho.userId } });
  trip = await writeTrip(ctx, addHours(new Date(), -2), {
    trip: { state: "completed" },
    crew: { driverId: crew.driver_id, vehicleId: crew.vehicle_id, state: "fulfilled" },
  });
  code = ctx.accessCodeFor(trip.reference);
});
afterAll(() => site.close());

const ask = (name: string, body: object, who?: Person) => site.ask(who ?? null, name, body);
const emails = async (template: string) =>
  (await site.pool.query("select subject, recipient from messages where template = $1 order by id", [template])).rows;

/** The same photograph from two tabs at once, each of which has sent the file itself. */
async function photographTwice(itemId: string) {
  const now = new Date().toISOString();
  const photo = {
    key: newId(),
    kind: "other",
    trip_id: trip.tripId,
    record_id: itemId,
    occurred_at: now,
    sent_at: now,
  };
  const keep = () => aSentFile({ db: openDatabase(site.pool), now: new Date() }, aJpeg());
  const files = [await keep(), await keep()];
  return Promise.all(files.map((file) => ask("send-photo", { ...photo, place: null, ...file }, sipho)));
}

test("from the customer to the driver and back, with a second dispatcher looking on", async () => {
  const opening = { reference: trip.reference, code };
  const report = { ...opening, trip_id: trip.tripId, what: "A blue rain jacket", left_where: "Back seat" };
  expect(await ask("report-lost-item", { ...report, code: "WRONGONE" })).toMatchObject({ status: 404 });
  const { id, status } = await ask("report-lost-item", report);
  expect(status).toBe(200);
  await site.settle();
  expect(await emails("lost-item-request")).toHaveLength(1);
  expect(await ask("list-lost-items", {}, sipho)).toMatchObject({ status: 403 });

  const result = await ask("my-lost-items", {}, sipho);
  expect(result.items).toMatchObject([{ id, state: "reported", what: "A blue rain jacket" }]);
  const answer = { lost_item_id: id, answer: "found", words: "Under the seat" };
  expect(await ask("answer-lost-item", answer, sipho)).toMatchObject({ status: 200 });
  expect((await photographTwice(id)).map((sent) => sent.status)).toEqual([200, 200]);
  expect((await ask("list-photos", { record_id: id }, naledi)).photos).toHaveLength(1);

  // Both see that it was found; the second one sees what the first has done.
  const seen = [await ask("list-lost-items", {}, naledi), await ask("list-lost-items", {}, thabo)];
  const [first, second] = seen.map(({ items }) => items[0]);
  expect(first).toMatchObject({ id, state: "found", answer: "Under the seat" });
  const arrange = { lost_item_id: id, to: "returning", return_way: "collect", words: "From 08:00" };
  expect(await ask("settle-lost-item", { ...arrange, version: first.version }, naledi)).toMatchObject({ status: 200 });
  expect(await ask("settle-lost-item", { ...arrange, version: second.version }, thabo)).toMatchObject({
    status: 409,
    error: "changed_meanwhile",
  });
  const close = { lost_item_id: id, to: "closed", words: "Collected", version: first.version + 1 };
  expect(await ask("settle-lost-item", close, thabo)).toMatchObject({ status: 200 });
  await site.settle();

  expect((await emails("lost-item-update")).map(({ subject }) => subject.split(" (")[0])).toEqual([
    "We’ve found your item",
    "How to get your item back",
    "Your lost item report is closed",
  ]);
  expect(await ask("booking-lost-items", opening)).toMatchObject({ items: [{ id, state: "closed" }] });
  const { rows } = await site.pool.query("select kind, state from tasks");
  expect(rows).toEqual([{ kind: "find_lost_item", state: "done" }]);
});
