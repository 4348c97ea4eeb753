import { expect, test } from "vitest";
import { writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sharedTripPage } from "../access-contract.ts";
import { shareLink } from "./create-share-link.ts";
import { readSharedTrip } from "./read-shared-trip.ts";

test("who has the link sees where and when, and neither price nor contact", () =>
  inTransaction(async (ctx) => {
    const { id } = await writeSold(ctx);
    const token = shareLink(ctx, id).split(sharedTripPage)[1] ?? "";
    const read = await readSharedTrip(ctx, { token });
    expect(read).toMatchObject({
      ok: true,
      value: {
        title: "Airport Transfer",
        board_name: "Thandi Mokoena",
        drives: [{ pickup_location: "Cape Town International Airport", vehicle_kind: "Sedan", drivers: [] }],
      },
    });
    expect(JSON.stringify(read)).not.toMatch(/thandi@|082|555 0199|cents|CTS-/);
  }));

test("an altered link opens nothing, and a day after the trip neither does the true one", () =>
  inTransaction(async (ctx) => {
    const { id } = await writeSold(ctx);
    const token = shareLink(ctx, id).split(sharedTripPage)[1] ?? "";
    const altered = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
    expect(await readSharedTrip(ctx, { token: altered })).toMatchObject({ reason: "not_found" });
    const later = { ...ctx, now: new Date("2026-12-20T10:00:00Z") };
    expect(await readSharedTrip(later, { token })).toMatchObject({ reason: "over" });
  }));
