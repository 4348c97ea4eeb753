import { PassThrough, Readable } from "node:stream";
import Papa from "papaparse";
import { ZipFile } from "yazl";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { readContent } from "#platform/files/storage.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { filesOf, gatherPack, type Pack } from "./gather-pack.ts";
import { findCompany, type ServiceRecord } from "./views.ts";

export type StreamedPack = {
  readonly name: string;
  /** The size of the whole archive. */
  readonly bytes: number;
  readonly plates: readonly string[];
  readonly content: ReadableStream;
};

type Reading = Pick<Context, "db" | "now">;

/**
 * Streams the pack as one archive. Files are read one by one on demand, so that two hundred vehicles need no
 * more memory than their largest document. They are already compressed and stored as they are, so the total
 * size is known from the start.
 */
export async function streamPack(
  ctx: Reading,
  vehicleIds: readonly string[] | undefined,
): Promise<StreamedPack | undefined> {
  const pack = await gatherPack(ctx, vehicleIds);
  if (!pack) return undefined;
  const zip = new ZipFile();
  const stored = { mtime: ctx.now, compress: false };
  zip.addBuffer(await drawList(ctx, pack), "Vehicle list.pdf", stored);
  zip.addBuffer(writeRecords(pack.records), "Service records.csv", stored);
  for (const { id, size, path } of filesOf(pack))
    zip.addReadStreamLazy(path, { ...stored, size }, (take) => {
      readContent(ctx.db, id).then(
        (content) => take(content ? null : new Error(`The file of ${path} is gone.`), Readable.from(piecesOf(content))),
        (error: unknown) => take(error, Readable.from([])),
      );
    });
  const output = zip.outputStream.pipe(new PassThrough());
  zip.on("error", (error: Error) => output.destroy(error));
  return {
    name: `accreditation-pack-${localDateOf(ctx.now)}.zip`,
    bytes: await endOf(zip),
    plates: pack.vehicles.map(({ plate }) => plate),
    content: Readable.toWeb(output) as ReadableStream,
  };
}

const pieceBytes = 64 * 1024;

/** In chunks, so that a slow reader applies back-pressure. */
function* piecesOf(content: Buffer = Buffer.alloc(0)) {
  for (let at = 0; at < content.length; at += pieceBytes) yield content.subarray(at, at + pieceBytes);
}

const endOf = (zip: ZipFile) =>
  new Promise<number>((resolve) => {
    // The type definitions leave out its argument.
    const summaryOf: (bytes?: number) => void = (bytes = -1) => resolve(bytes);
    zip.end({ forceZip64Format: false, comment: "" }, summaryOf);
  });

async function drawList(ctx: Reading, pack: Pack): Promise<Buffer> {
  // The PDF library is slow to load and most processes never need it, so it is imported with the first list.
  const { FleetListPdf } = await import("./emails/fleet-list-pdf.tsx");
  const details = await findCompany(ctx.db);
  return printPdf(ctx.db, FleetListPdf({ pdf: { ...pack, details, today: localDateOf(ctx.now) } }));
}

/** Text that a spreadsheet would run as a formula. */
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

/** The service records as CSV; with headings even if there are none. */
function writeRecords(records: readonly ServiceRecord[]): Buffer {
  const data = records.map(rowOf);
  const csv = Papa.unparse({ fields: [...columns], data }, { escapeFormulae: formulae });
  // The byte order mark tells a spreadsheet that the file is UTF-8.
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
