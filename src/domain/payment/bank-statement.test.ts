import { describe, expect, test } from "vitest";
import { localDate } from "../time/local-time.ts";
import { readCsvRows } from "./bank-csv.ts";
import { isOfx, readOfx } from "./bank-ofx.ts";
import { identityOf, numbered, readAmount, readDay } from "./bank-statement.ts";

test.each([
  ["14/11/2026", "2026-11-14"],
  ["4/1/2026", "2026-01-04"],
  ["2026-11-14", "2026-11-14"],
  ["2026/11/14", "2026-11-14"],
  ["20261114", "2026-11-14"],
  ["14Nov2026", "2026-11-14"],
  ["14 November 2026", "2026-11-14"],
  ["2026-11-14 09:31", "2026-11-14"],
  ["31/02/2026", undefined],
  ["Balance", undefined],
  ["", undefined],
])("the day %s", (text, day) => expect(readDay(text)).toBe(day));

test.each([
  ["1299.00", 129_900],
  ["R1 299.00", 129_900],
  ["R1\u00a0299,50", 129_950],
  ["1,299.00", 129_900],
  ["1.299,00", 129_900],
  ["12,345", 1_234_500],
  ["ZAR 50", 5_000],
  ["-R50.5", -5_050],
  ["50.00-", -5_000],
  ["(50.00)", -5_000],
  ["1299.00 CR", 129_900],
  ["1 299.00Dr", -129_900],
  ["+20", 2_000],
  ["0.00", 0],
  ["n/a", undefined],
  ["", undefined],
])("the amount %s", (text, cents) => expect(readAmount(text)).toBe(cents));

const came = { bookedOn: "2026-11-14", amountCents: 129_900 };
const went = { bookedOn: "2026-11-15", amountCents: -5_750 };

describe("the banks' CSV", () => {
  test.each([
    [
      "FNB, with its preamble",
      [
        ["ACCOUNT TRANSACTION HISTORY"],
        ["Name:", "CAPE TOWN SHUTTLE"],
        ["Account:", "62000000000", "[Business]"],
        ["Balance:", "1000.00", "900.00"],
        ["Date", " Amount", " Balance", " Description"],
        ["2026/11/14", "1299.00", "2299.00", "FNB APP PAYMENT FROM CTS7K3M9Q-4"],
        ["2026/11/15", "-57.50", "2241.50", "#SERVICE FEES"],
      ],
    ],
    [
      "Standard Bank, without names",
      [
        ["ALL", "20261114", "", "0.00", "", "", "9999", "0"],
        ["HIST", "20261114", "", "1299.00", "CREDIT TRANSFER", "CTS7K3M9Q-4", "9999", "0"],
        ["HIST", "20261115", "", "-57.50", "FEE", "", "9999", "0"],
        ["CLOSE", "", "", "2241.50", "", "", "", ""],
      ],
    ],
    [
      "Absa",
      [
        ["Date", "Transaction Description", "Amount", "Balance"],
        ["20261114", "ACB CREDIT CTS7K3M9Q-4", "1 299,00", "2 299,00"],
        ["20261115", "FEE", "57,50-", "2 241,50"],
      ],
    ],
    [
      "Nedbank, without names",
      [
        ["Statement Enquiry :"],
        ["Account Number :", "1234567890"],
        ["14Nov2026", "CTS7K3M9Q-4", "1299.00", "2299.00"],
        ["15Nov2026", "FEE", "-57.50", "2241.50"],
      ],
    ],
    [
      "Capitec",
      [
        [
          "Nr",
          "Account",
          "Posting Date",
          "Transaction Date",
          "Description",
          "Original Description",
          "Money In",
          "Money Out",
          "Fee",
          "Balance",
        ],
        ["1", "1", "2026-11-14", "2026-11-13", "Payment Received", "CTS7K3M9Q-4", "R1 299.00", "", "", "2299.00"],
        ["2", "1", "2026-11-15", "2026-11-15", "Fee", "Monthly Fee", "", "-57.50", "", "2241.50"],
      ],
    ],
    [
      "one with debit and credit",
      [
        ["Date", "Details", "Debit", "Credit", "Balance"],
        ["14/11/2026", "CTS7K3M9Q-4", "", "1,299.00", "2,299.00"],
        ["15/11/2026", "Fee", "57.50", "", "2,241.50"],
        ["", "Closing balance", "", "", "2,241.50"],
      ],
    ],
    [
      "one with a mark of the side",
      [
        ["Date", "Narrative", "Amount", "DR/CR"],
        ["14/11/2026", "CTS7K3M9Q-4", "1299.00", "CR"],
        ["15/11/2026", "Fee", "57.50", "DR"],
      ],
    ],
  ])("%s", (_bank, rows) => {
    const { lines, unread } = readCsvRows(rows);
    expect(unread).toEqual([]);
    expect(lines).toMatchObject([came, went]);
    expect(lines[0]?.description).toContain("CTS7K3M9Q-4");
  });

  test("every row with money is a line or is listed as not read, whatever is wrong with it", () => {
    const head = ["Date", "Description", "Amount", "Balance"];
    const sound = ["14/11/2026", "CTS7K3M9Q-4", "1299.00", "2299.00"];
    const wrong = [
      ["14/11/2026", "amount in words", "twelve", "10.00"],
      ["31/02/2026", "no such day", "100.00", "10.00"],
      ["2026-13-01", "no such month", "-50.00", "10.00"],
      ["pending", "no day yet", "75.00", "10.00"],
      ["", "day left out", "80.00", "10.00"],
      ["99/99/2026", "neither can be read", "R?", "10.00"],
    ];
    const noMoney = [
      head,
      ["", "", "", ""],
      [""],
      ["", "Opening balance", "", "10.00"],
      ["Closing balance", "", "2241.50", ""],
      ["", "Total", "1350.00", ""],
      ["Page 2 of 3"],
    ];
    const { lines, unread } = readCsvRows([head, sound, ...wrong, ...noMoney, sound]);
    expect(lines).toHaveLength(2);
    expect(unread).toEqual(wrong.map((row) => row.filter((cell) => cell !== "").join(" · ")));
  });

  test("a bad date is seen in files without names of columns too", () => {
    expect(
      readCsvRows([["HIST", "20261399", "", "1299.00", "CREDIT", "CTS7K3M9Q-4", "9999", "0"]]).unread,
    ).toHaveLength(1);
    expect(readCsvRows([["31Feb2026", "CTS7K3M9Q-4", "1299.00", "2299.00"]]).unread).toHaveLength(1);
  });

  test("anything else has no lines", () => {
    expect(
      readCsvRows([
        ["name", "e-mail"],
        ["Thandi", "thandi@example.com"],
      ]),
    ).toEqual({ lines: [], unread: [] });
    expect(readCsvRows([])).toEqual({ lines: [], unread: [] });
  });
});

describe("OFX", () => {
  const old = `OFXHEADER:100\r\nDATA:OFXSGML\r\n\r\n<OFX><BANKMSGSRSV1><BANKTRANLIST>\r\n<STMTTRN>\r\n<TRNTYPE>CREDIT\r\n<DTPOSTED>20261114120000[+2:SAST]\r\n<TRNAMT>1299.00\r\n<FITID>A1\r\n<NAME>T MOKOENA &amp; SON\r\n<MEMO>CTS7K3M9Q-4\r\n</STMTTRN>\r\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261115<TRNAMT>-57,50<FITID>A2<NAME>FEE</STMTTRN></BANKTRANLIST></OFX>`;
  const xml = `<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX><STMTTRN><DTPOSTED>20261114</DTPOSTED><TRNAMT>1299.00</TRNAMT><FITID>A1</FITID><NAME>T MOKOENA &amp; SON</NAME><MEMO>CTS7K3M9Q-4</MEMO></STMTTRN><STMTTRN><DTPOSTED>20261115</DTPOSTED><TRNAMT>-57.50</TRNAMT><FITID>A2</FITID><NAME>FEE</NAME></STMTTRN></OFX>`;

  test.each([
    ["of the old kind", old],
    ["in XML", xml],
  ])("%s", (_kind, text) => {
    expect(isOfx(text)).toBe(true);
    const { lines, unread } = readOfx(text);
    expect(unread).toEqual([]);
    expect(lines).toEqual([
      { ...came, description: "T MOKOENA & SON · CTS7K3M9Q-4", bankId: "A1" },
      { ...went, description: "FEE", bankId: "A2" },
    ]);
  });

  test("a broken transaction is counted, a CSV is none", () => {
    expect(readOfx("<OFX><STMTTRN><TRNAMT>12</STMTTRN>")).toEqual({ lines: [], unread: ["12"] });
    expect(isOfx("Date,Amount\n2026-11-14,12")).toBe(false);
  });
});

test("two equal lines of one statement are two, and each is the same in the next statement", () => {
  const fee = { bookedOn: localDate("2026-11-14"), amountCents: -500, description: "Fee", bankId: null };
  expect(numbered([fee, { ...fee, description: " fee" }, { ...fee, amountCents: -501 }]).map(({ nth }) => nth)).toEqual(
    [1, 2, 1],
  );
  expect(identityOf({ ...fee, bankId: "A1" })).not.toBe(identityOf({ ...fee, bankId: "A2" }));
});
