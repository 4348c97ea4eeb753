import { expect, test } from "vitest";
import { inDemo } from "#testing/in-transaction.ts";
import { vehicleOwners } from "./vehicle-owners.ts";

test("only driver providers own vehicles beside us", () =>
  inDemo(async (ctx) => {
    const found = await vehicleOwners(ctx);
    expect(found.value.owners).toEqual([{ id: expect.any(String), name: expect.any(String) }]);
  }));
