import Papa from "papaparse";
import { accept, type Result, refuse } from "#domain/result.ts";
import { readWorkbook } from "./read-workbook.ts";

/** Limits of a file. */
export const tableLimits = { bytes: 5 * 1024 * 1024, rows: 10_000, columns: 100 } as const;

export type TableProblem = "unreadable" | "too_large" | "too_many_rows" | "too_many_columns";

/** The cells of a CSV file or Excel workbook as text, without trailing empty lines. */
export async function readTable(content: Buffer): Promise<Result<string[][], TableProblem>> {
  if (content.length > tableLimits.bytes) return refuse("too_large");
  const read = isArchive(content) ? await readWorkbook(content) : readText(content);
  if (!read.ok) return read;
  const last = read.value.findLastIndex((cells) => cells.some((cell) => cell.trim() !== ""));
  const table = read.value.slice(0, last + 1);
  if (table.length > tableLimits.rows + 1) return refuse("too_many_rows");
  if (table.some((cells) => cells.length > tableLimits.columns)) return refuse("too_many_columns");
  return accept(table);
}

const isArchive = (content: Buffer) => content.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));

const separators = [",", ";", "\t"] as const;

function readText(content: Buffer): Result<string[][], "unreadable"> {
  const text = decode(content);
  if (text.includes("\u0000")) return refuse("unreadable");
  const [firstLine = ""] = text.split(/\r?\n/, 1);
  // Whatever splits the headings most: South African spreadsheets write semicolons.
  const [separator] = separators
    .map((delimiter) => [delimiter, Papa.parse<string[]>(firstLine, { delimiter }).data[0]?.length ?? 0] as const)
    .reduce((best, next) => (next[1] > best[1] ? next : best));
  return accept(Papa.parse<string[]>(text, { delimiter: separator }).data);
}

/** UTF-8, UTF-16 if marked, otherwise Windows-1252. */
function decode(content: Buffer): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(content);
  } catch {
    return new TextDecoder("windows-1252").decode(content);
  }
}
