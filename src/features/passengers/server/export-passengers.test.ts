import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { travelContract } from "../travel-contract.ts";
import { exportPassengers } from "./export-passengers.ts";

test("the list is a table for a spreadsheet, in which nothing runs", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { bookingId } = await writeTrip(ctx, addHours(ctx.now, 24), { booking: { reference: "CTS-7K3M9Q" } });
    await writePassengers(ctx, bookingId, [{ name: "=cmd()", wheelchair: true, child_seat: "infant_seat" }]);
    const { value } = await exportPassengers(ctx, travelContract.exportPassengers.input.parse({}));
    const [head, line] = Buffer.from(value.content, "base64").toString("utf8").split("\r\n");
    expect(head).toBe(
      "\ufeffDate,Time,Booking,Name,Phone,Room,Wheelchair,Child seat,Allergy,Language,Other needs,Bags,From,To,Customer",
    );
    expect(line).toContain('CTS-7K3M9Q,"\'=cmd()",,,yes,Infant seat,');
  }));
