import Papa from "papaparse";
import type { ServiceRecord } from "./views.ts";

/** What a spreadsheet would take for a formula. */
const formulae = /^[=+@\t\r-]/;

const columns = [
  "Number plate",
  "Date",
  "Odometer km",
  "Work",
  "Maintenance plan",
  "Checked",
  "Parts",
  "Parts rand",
  "Labour rand",
  "Total rand",
  "Hours in the workshop",
  "Note",
] as const;

/** The service records as a table for a spreadsheet, with its headings even where nothing was done yet. */
export function writeRecords(records: readonly ServiceRecord[]): Buffer {
  const data = records.map(rowOf);
  const csv = Papa.unparse({ fields: [...columns], data }, { escapeFormulae: formulae });
  // The mark at the start tells a spreadsheet that names are written in UTF-8.
  return Buffer.from(`\ufeff${csv}\r\n`);
}

function rowOf(record: ServiceRecord): string[] {
  const partsCents = record.parts.reduce((sum, { quantity, cost_cents }) => sum + quantity * cost_cents, 0);
  return [
    record.plate,
    record.doneOn ?? "",
    record.odometerKm === null ? "" : String(record.odometerKm),
    record.title,
    record.planName ?? "",
    record.checklist
      .filter(({ done }) => done)
      .map(({ text }) => text)
      .join("; "),
    record.parts.map(({ name, quantity }) => `${quantity} x ${name}`).join("; "),
    inRand(partsCents),
    inRand(record.labourCents),
    inRand(partsCents + record.labourCents),
    record.downtimeHours === null ? "" : String(record.downtimeHours),
    record.note,
  ];
}

const inRand = (amount: number) => (amount / 100).toFixed(2);
