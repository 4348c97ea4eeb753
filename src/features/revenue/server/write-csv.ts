import Papa from "papaparse";

/** Text that a spreadsheet would run as a formula, except negative amounts. */
const formulae = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/;

/** A table as CSV for any spreadsheet. */
export function writeCsv(name: string, rows: readonly Readonly<Record<string, string | number>>[]) {
  const csv = Papa.unparse([...rows], { escapeFormulae: formulae });
  return { name, type: "text/csv;charset=utf-8", content: Buffer.from(`\ufeff${csv}`).toString("base64") };
}

export const inRand = (cents: number): string => (cents / 100).toFixed(2);
