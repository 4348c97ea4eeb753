import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { dayOfRun, writeCrossedDay } from "#testing/builders/dispatch/a-route-run.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { routeChoices } from "./route-choices.ts";

test("who works that day and what is there is chosen at first; who is away is not, unless they have a trip", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { east } = await writeCrossedDay(ctx);
    await ctx.db.update(drivers).set({ state: "on_leave" }).where(eq(drivers.id, east.driver_id));
    const choices = (await routeChoices(ctx, { date: dayOfRun })).value;
    expect(choices).toMatchObject({ trips: 5, without_driver: 1 });
    expect(choices.drivers).toMatchObject([
      { name: "Eben East", absence: "Away", is_usual: true },
      { name: "Wes West", absence: "", shift: "", is_usual: true },
    ]);
    expect(choices.vehicles.map((one) => one.is_usual)).toEqual([true, true]);
  }));
