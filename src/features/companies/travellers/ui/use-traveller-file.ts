import { type TravellerCsvRow, travellerRows } from "#domain/corporate/traveller-csv.ts";

const separators = [",", ";", "\t"];

/** The rows of a CSV file, whatever parts its columns; undefined where none is the email address. */
export async function readTravellerFile(file: File): Promise<readonly TravellerCsvRow[] | undefined> {
  const text = await file.text();
  const { default: Papa } = await import("papaparse");
  return separators
    .map((delimiter) => travellerRows(Papa.parse<string[]>(text, { delimiter }).data))
    .reduce((best, next) => (columnsIn(next) > columnsIn(best) ? next : best));
}

const columnsIn = (rows: readonly TravellerCsvRow[] | undefined) =>
  Math.max(0, ...(rows ?? []).map((row) => Object.keys(row).length));
