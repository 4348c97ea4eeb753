import { expect, test } from "vitest";
import { asOurTeam, signUp, write } from "#testing/builders/booking/a-booking-list.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingListContract } from "../contract.ts";
import { csvCell, exportBookings } from "./export-bookings.ts";

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+27 82 555 0199", "'+27 82 555 0199"],
  ["-2+3", "'-2+3"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ['says "hi", and', '"says ""hi"", and"'],
  ["two\nlines", '"two\nlines"'],
  ["plain", "plain"],
  [null, ""],
  [-5, "-5"],
])("%j in a spreadsheet is %j", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("the export is text for a spreadsheet: marked as UTF-8, amounts with a point, nothing that runs", async () => {
  await inTransaction(async (ctx) => {
    await signUp(ctx);
    await write(ctx, [{ lastName: "=cmd()", state: "confirmed", totalCents: 129905, paidCents: 5 }]);
    const { value } = await exportBookings(ctx, bookingListContract.exportBookings.input.parse({}));
    const [head = "", line = ""] = value.content.split("\r\n");
    expect(head.startsWith("\ufeffReference,Status,Payment,")).toBe(true);
    expect(line).toContain(",Confirmed,Part paid,");
    expect(line).toContain(",'=cmd(),");
    expect(line).toContain(",1299.05,0.05,0.00,0.05,1299.00,");
    expect(value).toMatchObject({ rows: 1, next: null, name: "bookings-2026-11-20.csv" });
  }, asOurTeam);
});
