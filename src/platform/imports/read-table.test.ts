import { expect, test } from "vitest";
import { aWorkbook } from "#testing/builders/services/a-workbook.ts";
import { readTable, tableLimits } from "./read-table.ts";

const read = async (content: Buffer | string) => {
  const table = await readTable(Buffer.from(content));
  return table.ok ? table.value : table.reason;
};
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
const people = [
  ["Name", "Phone"],
  ["Zoë, Cape Town", "+27 82 123 4567"],
];

test.each([
  ["with commas", 'Name,Phone\n"Zoë, Cape Town",+27 82 123 4567\n'],
  ["with semicolons, as a South African Excel writes it", "Name;Phone\r\nZoë, Cape Town;+27 82 123 4567\r\n;\r\n"],
  ["with tabs", "Name\tPhone\nZoë, Cape Town\t+27 82 123 4567"],
  ["as Windows writes it", Buffer.from("Name;Phone\nZo\xeb, Cape Town;+27 82 123 4567", "latin1")],
  ["as UTF-16", utf16("Name\tPhone\nZoë, Cape Town\t+27 82 123 4567")],
])("a CSV file %s", async (_, content) => {
  expect((await read(content)).slice(0, 2)).toEqual(people);
});

test("an Excel workbook: dates, times and numbers as text", async () => {
  const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>Zoë</t></is></c><c r="B1"><v>27821234567</v></c>
    <c r="C1" s="1"><v>46387</v></c><c r="D1" s="1"><v>46387.395833333336</v></c></row>`;
  expect(await read(aWorkbook(sheet))).toEqual([["Zoë", "27821234567", "2026-12-31", "2026-12-31 09:30"]]);
});

test.each([
  ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), "unreadable"],
  ["an archive without an end", Buffer.from("PK\x03\x04 and nothing else that is one"), "unreadable"],
  ["an archive of something else", aWorkbook("", { isOther: true }), "unreadable"],
  ["six megabytes", Buffer.alloc(tableLimits.bytes + 1, "a"), "too_large"],
  ["a workbook that unpacks to sixty megabytes", aWorkbook(" ".repeat(60 * 1024 * 1024)), "too_large"],
  ["more rows than we take", "a\n".repeat(tableLimits.rows + 2), "too_many_rows"],
  ["more columns than we take", "a,".repeat(tableLimits.columns + 1), "too_many_columns"],
])("%s is not read", async (_, content, reason) => {
  expect(await read(content)).toBe(reason);
});

test("one cell at the far end of a sheet of seventeen billion doesn’t hold anyone up", async () => {
  const far = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;
  expect(["too_large", "unreadable", "too_many_rows"]).toContain(await read(aWorkbook(far)));
});
