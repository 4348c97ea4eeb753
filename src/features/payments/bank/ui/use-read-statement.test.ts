import { expect, test } from "vitest";
import { readStatement } from "./use-read-statement.ts";

const line = { booked_on: "2026-11-14", amount_cents: 129_900, bank_id: null, nth: 1 };

test.each([
  ["commas and quotation marks", '\ufeffDate,Description,Amount\n2026/11/14,"MOKOENA, CTS7K3M9Q-4","1,299.00"\n'],
  ["semicolons and decimal commas", "Date;Description;Amount\r\n14/11/2026;MOKOENA, CTS7K3M9Q-4;1 299,00\r\n"],
  ["tabs", "Date\tDescription\tAmount\n20261114\tMOKOENA, CTS7K3M9Q-4\tR1299.00\n"],
])("a CSV with %s", async (_how, text) => {
  const { format, lines, unread } = await readStatement(text);
  expect([format, unread]).toEqual(["csv", []]);
  expect(lines).toEqual([{ ...line, description: "MOKOENA, CTS7K3M9Q-4" }]);
});

test("an OFX file", async () => {
  const text =
    "OFXHEADER:100\n<OFX><STMTTRN><DTPOSTED>20261114<TRNAMT>1299.00<FITID>7<NAME>CTS7K3M9Q-4</STMTTRN></OFX>";
  expect(await readStatement(text)).toEqual({
    format: "ofx",
    unread: [],
    lines: [{ ...line, description: "CTS7K3M9Q-4", bank_id: "7" }],
  });
});

test("any other file has no lines", async () => {
  expect((await readStatement("%PDF-1.7 hello")).lines).toEqual([]);
});
