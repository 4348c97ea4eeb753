import { expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { bankFile } from "./bank-file.ts";

const payment = {
  name: "Café Lantern, The Hotel & Partners (Pty) Ltd",
  accountNumber: "62 012 345 678",
  accountType: "savings" as const,
  branchCode: "51001",
  amountCents: 123_405,
  reference: "PO-7K3M9Q",
};
const file = () => bankFile({ payOn: localDate("2026-12-01"), fromAccount: "620 000 0001", payments: [payment] });

test("three lines of its own, the columns, and a payment whose text parts no fields", () => {
  const lines = file().split("\r\n");
  expect(lines.slice(0, 3).map((line) => line.replace(/,+$/, ""))).toEqual([
    "BInSol - U ver 1.00",
    "01-12-2026",
    "6200000001",
  ]);
  expect(lines[3]).toMatch(/^RECIPIENT NAME,RECIPIENT ACCOUNT,RECIPIENT ACCOUNT TYPE,BRANCHCODE,AMOUNT,OWN REFERENCE,/);
  expect(lines[4]?.replace(/,+$/, "")).toBe("Cafe Lantern The Hot,62012345678,2,051001,1234.05,PO-7K3M9Q,PO-7K3M9Q");
  expect(lines).toHaveLength(5);
});

test("every line has 36 fields", () => {
  expect(
    file()
      .split("\r\n")
      .map((line) => line.split(",").length),
  ).toEqual([36, 36, 36, 36, 36]);
});
