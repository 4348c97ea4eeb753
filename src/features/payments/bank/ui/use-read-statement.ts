import { readCsvRows } from "#domain/payment/bank-csv.ts";
import { isOfx, readOfx } from "#domain/payment/bank-ofx.ts";
import { numbered, type Statement } from "#domain/payment/bank-statement.ts";

const separators = [",", ";", "\t"];

/** Parses a statement of any bank into lines to send. */
export async function readStatement(text: string) {
  const format: "ofx" | "csv" = isOfx(text) ? "ofx" : "csv";
  const { lines, unread } = format === "ofx" ? readOfx(text) : await readCsv(text);
  const sent = numbered(lines).map((line) => ({
    booked_on: line.bookedOn,
    amount_cents: line.amountCents,
    description: line.description,
    bank_id: line.bankId,
    nth: line.nth,
  }));
  return { format, lines: sent, unread };
}

/** Picks the column separator with which most rows can be read. */
async function readCsv(text: string): Promise<Statement> {
  const { default: Papa } = await import("papaparse");
  return separators
    .map((delimiter) => readCsvRows(Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { delimiter }).data))
    .reduce((best, next) => (rank(next) > rank(best) ? next : best));
}

/** Readable rows count most, then rows with at least an amount. */
const rank = ({ lines, unread }: Statement): number => lines.length + unread.length / 100_000;
