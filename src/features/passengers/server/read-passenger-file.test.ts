import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPassengerFile } from "./read-passenger-file.ts";

const content = Buffer.from("Name;Phone\nZoë;082").toString("base64");

test("anyone who may change a list has a file read for it, until the trip is over", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { reference } = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { passengers: 3 } });
    expect(await readPassengerFile(ctx, { reference, content })).toMatchObject({
      value: {
        table: [
          ["Name", "Phone"],
          ["Zoë", "082"],
        ],
      },
    });
    expect(await readPassengerFile(visitor, { reference, content })).toMatchObject({ reason: "not_found" });
    const later = { ...ctx, now: addHours(ctx.now, 49 + 13) };
    expect(await readPassengerFile(later, { reference, content })).toMatchObject({ reason: "over" });
  }));
