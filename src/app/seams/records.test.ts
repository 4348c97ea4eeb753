import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { type Role, system } from "#domain/account/roles.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { aDriver, aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { openTestSite } from "#testing/test-site.ts";
import { withoutIds } from "#testing/without-ids.ts";

type Headers = Record<string, string>;
type Belongings = { readonly reference: string; readonly passengerId: string; readonly addressId: string };

let site: Awaited<ReturnType<typeof openTestSite>>;
const headersOf = new Map<string, Headers>();
const belongingsOf = new Map<string, Belongings>();
const pickup = addHours(new Date(), 30);

/** Two of each kind, each with a record of their own: what one sees, the other must not. */
beforeAll(async () => {
  site = await openTestSite();
  const { ctx } = createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" });
  for (const side of ["mine", "theirs"]) {
    for (const kind of ["customer", "hotel", "travel_agent", "corporate", "driver_provider", "driver"] as const) {
      const person = await site.as(kind === "customer" ? undefined : kind);
      const organisationId = isPartner(kind) ? await anOrganisation(kind, person.userId) : null;
      const driver = aDriver({
        ...(kind === "driver" && { userId: person.userId }),
        ...(kind === "driver_provider" && { providerId: organisationId }),
      });
      const vehicle = aVehicle();
      await ctx.db.insert(drivers).values(driver);
      await ctx.db.insert(vehicles).values(vehicle);
      const booking = {
        bookerId: kind === "customer" ? person.userId : null,
        organisationId: kind === "driver_provider" ? null : organisationId,
      };
      const crew = { driverId: driver.id, vehicleId: vehicle.id };
      const { reference } = await writeTrip(ctx, pickup, { booking, crew });
      headersOf.set(`${kind} ${side}`, person.headers);
      belongingsOf.set(`${kind} ${side}`, { reference, ...(await save(person.headers)) });
    }
  }
  for (const role of ["dispatcher", "admin", "super_user"] as const)
    headersOf.set(`${role} mine`, (await site.as(role)).headers);
});
afterAll(() => site.close());

const isPartner = (kind: string) => ["hotel", "travel_agent", "corporate", "driver_provider"].includes(kind);

async function anOrganisation(kind: Role | "customer", userId: string): Promise<string> {
  const db = openDatabase(site.pool);
  const id = newId();
  const organisationKind = kind === "travel_agent" ? "travel_agency" : kind;
  if (
    organisationKind !== "hotel" &&
    organisationKind !== "travel_agency" &&
    organisationKind !== "corporate" &&
    organisationKind !== "driver_provider"
  )
    throw new Error(`${kind} is no house.`);
  await db
    .insert(organisations)
    .values({ id, kind: organisationKind, name: `House of ${id.slice(-6)}`, createdAt: new Date() });
  await db.insert(organisationMembers).values({ organisationId: id, userId });
  return id;
}

async function save(headers: Headers) {
  const passenger = { first_name: "Zola", last_name: "Dlamini", phone: "", needs: "" };
  const address = { label: "Home", address: "12 Kloof Street, Gardens" };
  const saved = [site.call("save-passenger", passenger, headers), site.call("save-address", address, headers)];
  const [{ id: passengerId }, { id: addressId }] = await Promise.all(saved.map(async (reply) => (await reply).json()));
  return { passengerId, addressId };
}

const bodyFor = (call: string, { reference, passengerId, addressId }: Belongings): object => {
  if (call === "my-booking" || call === "booking-facts") return { reference };
  if (call === "remove-passenger") return { id: passengerId };
  if (call === "remove-address") return { id: addressId };
  if (call === "dispatch-day" || call === "dispatch-week") return { date: localDateOf(pickup) };
  return { when: call.endsWith("trips") ? "ahead" : "upcoming" };
};

async function ask(who: string, call: string, about: Belongings) {
  const reply = await site.call(call, bodyFor(call, about), headersOf.get(who));
  return { status: reply.status, text: await reply.text() };
}

const resultsOf = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("not set up");
  return value;
};

/** Records that are asked for by their id: one's own answers, another's is not there, as if it did not exist. */
describe.each([
  ["customer", "my-booking"],
  ["customer", "remove-passenger"],
  ["customer", "remove-address"],
] as const)("%s asks %s", (kind, call) => {
  test("for another's: 404, and it stays as it was", async () => {
    expect((await ask(`${kind} mine`, call, resultsOf(belongingsOf.get(`${kind} theirs`)))).status).toBe(404);
    expect((await ask(`${kind} theirs`, call, resultsOf(belongingsOf.get(`${kind} theirs`)))).status).toBe(200);
  });
  test("for their own: 200", async () => {
    expect((await ask(`${kind} mine`, call, resultsOf(belongingsOf.get(`${kind} mine`)))).status).toBe(200);
  });
  test.each(["hotel", "travel_agent", "corporate", "driver_provider", "driver", "dispatcher", "admin", "super_user"])(
    "%s has no more right to it than a stranger",
    async (role) => {
      expect((await ask(`${role} mine`, call, resultsOf(belongingsOf.get(`${kind} mine`)))).status).toBe(404);
    },
  );
});

/** Lists: one's own record is on it, another's is not. */
test.each([
  ["customer", "my-bookings"],
  ["hotel", "organisation-bookings"],
  ["travel_agent", "organisation-bookings"],
  ["corporate", "organisation-bookings"],
  ["driver", "my-trips"],
  ["driver_provider", "provider-trips"],
] as const)("what %s sees with %s is their own alone", async (kind, call) => {
  const own = resultsOf(belongingsOf.get(`${kind} mine`));
  const { status, text } = await ask(`${kind} mine`, call, own);
  expect(status).toBe(200);
  const seen = [...belongingsOf].filter(([, { reference }]) => text.includes(reference)).map(([who]) => who);
  expect(seen).toEqual([`${kind} mine`]);
});

/** Those who see every record. */
test.each([
  ["dispatcher", "dispatch-day"],
  ["admin", "dispatch-day"],
  ["super_user", "dispatch-day"],
  ["dispatcher", "dispatch-week"],
] as const)("%s sees everyone's with %s", async (role, call) => {
  const { text } = await ask(`${role} mine`, call, resultsOf(belongingsOf.get("customer mine")));
  for (const { reference } of belongingsOf.values()) expect(text).toContain(reference);
});

test.each(["dispatcher", "admin", "super_user"])("%s reads any booking's facts", async (role) => {
  for (const about of belongingsOf.values())
    expect((await ask(`${role} mine`, "booking-facts", about)).status).toBe(200);
});

/** Small print of the matrix: what must not be in an answer, no matter whose record it is. */
test.each([
  ["driver", "my-trips"],
  ["driver_provider", "provider-trips"],
  ["dispatcher", "dispatch-day"],
  ["dispatcher", "dispatch-week"],
] as const)("%s learns no price from %s", async (kind, call) => {
  const { text } = await ask(`${kind} mine`, call, resultsOf(belongingsOf.get("driver mine")));
  expect(text).toContain("CTS-");
  expect(withoutIds(text)).not.toMatch(/123456|total_cents|price/);
});

test.each([
  ["driver", "my-trips"],
  ["driver_provider", "provider-trips"],
] as const)("%s learns no passenger's phone from %s thirty hours ahead", async (kind, call) => {
  const { text } = await ask(`${kind} mine`, call, resultsOf(belongingsOf.get(`${kind} mine`)));
  expect(text).toContain("CTS-");
  expect(text).not.toContain("555 0199");
});
