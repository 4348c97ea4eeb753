import { expect, test } from "vitest";
import { startingClasses } from "#domain/catalogue/starting-classes.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { fleetInBrief } from "./fleet-in-brief.ts";

test("each vehicle class on sale that has a drawing is there, with its seats and bags", () =>
  inTransaction(async (ctx) => {
    const { types } = (await fleetInBrief(ctx)).value;
    expect(types.length).toBeGreaterThan(2);
    expect(startingClasses.map(({ id }) => id)).toEqual(expect.arrayContaining(types.map((one) => one.vehicleClass)));
    for (const { seats, bags } of types) expect(`${seats} ${bags}`).toMatch(/\d.*bags/);
  }));
