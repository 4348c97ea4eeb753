import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readWait } from "./read-wait.ts";

test("the meter starts once the driver has arrived and the pickup time has come", () =>
  inTransaction(async (ctx) => {
    const { tripId, driver, report, start } = await aDriverOnTheWay(ctx);
    const terms = { free_minutes: 60, step_cents: 6000, charge: null };
    expect(await readWait(driver, { trip_id: tripId })).toMatchObject({
      value: { ...terms, wait_from: null, arrived_at: null },
    });
    await report("arrive", -5);
    const at = (minutes: number) => addMinutes(start, minutes).toISOString();
    expect(await readWait(await asTeam(ctx), { trip_id: tripId })).toMatchObject({
      value: { ...terms, wait_from: at(0), arrived_at: at(-5) },
    });
  }));

test("meeting within the free minutes costs nothing; after that, every started 15 minutes are charged", () =>
  inTransaction(async (ctx) => {
    const punctual = await aDriverOnTheWay(ctx);
    await punctual.report("arrive", 0);
    await punctual.report("met", 60);
    expect(await readWait(punctual.driver, { trip_id: punctual.tripId })).toMatchObject({ value: { charge: null } });

    const late = await aDriverOnTheWay(ctx);
    await late.report("arrive", 0);
    await late.report("met", 76);
    expect(await readWait(late.driver, { trip_id: late.tripId })).toMatchObject({
      value: { charge: { state: "due", steps: 2, cents: 12_000 } },
    });
  }));

test("another driver’s trip is not found", () =>
  inTransaction(async (ctx) => {
    const { tripId } = await aDriverOnTheWay(ctx);
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await readWait(other, { trip_id: tripId })).toMatchObject({ reason: "not_found" });
  }));
