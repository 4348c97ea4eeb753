import { expect, test } from "vitest";
import { featureSwitchNames } from "#domain/account/switches.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { featureSwitches } from "./feature-switches.ts";

test("every switch is listed as it was delivered until someone touches it", () =>
  inTransaction(async (ctx) => {
    const { switches } = (await featureSwitches(ctx)).value;
    expect(switches).toEqual(
      featureSwitchNames.map((name) => ({ name, is_on: name !== "promises", updated_at: null, updated_by: null })),
    );
  }));
