import { expect, test } from "vitest";
import { inDemo } from "#testing/in-transaction.ts";
import { vehicleOwners } from "./vehicle-owners.ts";

test("only we and driver providers own vehicles", () =>
  inDemo(async (ctx) => {
    const result = await vehicleOwners(ctx);
    expect(result.value.owners).toEqual([{ id: expect.any(String), name: expect.any(String) }]);
  }));
