import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { newId } from "#platform/ids.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { aDriver, aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { providerTeam } from "./provider-team.ts";

test("a provider sees its own drivers and vehicles, without former drivers and sold vehicles", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const [mine, other] = [newId(), newId()];
    for (const id of [mine, other]) {
      await ctx.db.insert(organisations).values({ id, kind: "driver_provider", name: id, createdAt: testNow });
    }
    await ctx.db.insert(organisationMembers).values({ organisationId: mine, userId: me.userId });
    await ctx.db
      .insert(drivers)
      .values([
        aDriver({ lastName: "Ours", providerId: mine }),
        aDriver({ lastName: "Gone", providerId: mine, state: "left" }),
        aDriver({ lastName: "Theirs", providerId: other }),
        aDriver({ lastName: "Employed" }),
      ]);
    await ctx.db
      .insert(vehicles)
      .values([
        aVehicle({ plate: "CFM 1", ownerId: mine }),
        aVehicle({ plate: "CFM 2", ownerId: mine, state: "retired" }),
        aVehicle({ plate: "CFM 3", ownerId: other }),
        aVehicle({ plate: "CA 4" }),
      ]);

    const { value } = await providerTeam(me);
    expect(value.drivers.map(({ name }) => name)).toEqual(["Sipho Ours"]);
    expect(value.vehicles.map(({ plate }) => plate)).toEqual(["CFM 1"]);
  }));

test("a person without a provider has no team", () =>
  inTransaction(async (ctx) => {
    expect((await providerTeam(await askingAs(ctx))).value).toEqual({ drivers: [], vehicles: [] });
  }));

test("a provider sees its drivers’ ratings, weighted towards the overall average", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const mine = newId();
    await ctx.db.insert(organisations).values({ id: mine, kind: "driver_provider", name: "Ours", createdAt: testNow });
    await ctx.db.insert(organisationMembers).values({ organisationId: mine, userId: me.userId });
    const driverId = await aDriverOnRecord(ctx, { providerId: mine });
    await aRating(ctx, { driving: 1 }, { driver: { id: driverId } });
    await aRating(ctx, { driving: 5 }, { driver: { email: "other@example.com" } });
    await aRating(ctx, { driving: 5 }, { driver: { email: "another@example.com" } });
    const { value } = await providerTeam(me);
    expect(value.drivers).toMatchObject([{ ratings: 1, rating: 3.4 }]);
  }));
