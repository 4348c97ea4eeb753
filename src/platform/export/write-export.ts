import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { CopiedTable } from "#db/backup/describe-schema.ts";
import type { Snapshot } from "#db/backup/open-snapshot.ts";
import {
  type ExportedFile,
  type ExportedPart,
  type ExportedTable,
  type ExportManifest,
  exportFormat,
  type Measured,
  measuring,
} from "./export-manifest.ts";

export type ExportSource = Snapshot;
export type ExportTable = CopiedTable;

/** A table’s exported columns as select expressions. Undefined if none of its rows are exported. */
export type ExportedColumns = (table: CopiedTable) => readonly string[] | undefined;

export type ExportRequest = {
  readonly snapshot: Snapshot;
  readonly company: string;
  readonly columnsOf: ExportedColumns;
  readonly leftOut: readonly string[];
  /** A readable description of what is in which file. */
  describe(tables: readonly CopiedTable[]): Promise<string>;
  files: readonly { readonly id: string; readonly path: string; readonly size: number }[];
  readFile(id: string): Promise<Buffer>;
  onProgress(progress: { readonly done: number; readonly total: number }): void;
  onEnd(manifest: ExportManifest): void;
};

export const readmeName = "README.md";
export const manifestName = "manifest.json";
export const schemaName = "schema.json";

/**
 * The whole company as one archive, streamed table by table from one database snapshot, so that the largest thing in
 * memory is a single uploaded file.
 */
export async function writeExport(request: ExportRequest): Promise<Readable> {
  const { snapshot, columnsOf } = request;
  const { schema } = snapshot;
  const shown = schema.tables.filter((table) => columnsOf(table) !== undefined);
  const zip = new ZipFile();
  const options = { mtime: snapshot.takenAt };
  const written = {
    tables: [] as ExportedTable[],
    files: [] as ExportedFile[],
    schema: undefined as ExportedPart | undefined,
  };
  const total = shown.length + request.files.length;
  let done = 0;

  const add = (name: string, open: () => Promise<Readable>, keep: (measured: Measured) => void) =>
    zip.addReadStreamLazy(name, options, (take) => {
      open().then(
        (source) => {
          const measured = measuring((result) => {
            keep(result);
            request.onProgress({ done: ++done, total });
          });
          // A failing part breaks the archive: one that looks complete must be complete.
          source.on("error", (error) => measured.destroy(error));
          take(null, source.pipe(measured));
        },
        (error: unknown) => take(error, Readable.from([])),
      );
    });

  zip.addBuffer(Buffer.from(await request.describe(shown)), readmeName, options);
  const schemaText = Buffer.from(JSON.stringify(schema));
  const sumUp = measuring(({ bytes, sha256 }) => {
    written.schema = { file: schemaName, bytes, sha256 };
  });
  zip.addReadStream(Readable.from([schemaText]).pipe(sumUp), schemaName, options);
  for (const table of shown) {
    const file = `tables/${table.name.replace(/^public\./, "").replaceAll('"', "")}.csv`;
    const select = `select ${(columnsOf(table) ?? []).join(", ")} from ${table.name}`;
    add(
      file,
      async () => snapshot.csvOf(select),
      (measured) => written.tables.push({ ...measured, table: table.name, file, columns: table.columns }),
    );
  }
  for (const { id, path } of request.files)
    add(
      path,
      async () => Readable.from([await request.readFile(id)]),
      ({ bytes, sha256 }) => written.files.push({ id, file: path, bytes, sha256 }),
    );
  zip.addReadStreamLazy(manifestName, options, (take) => {
    const manifest = manifestOf(request, written);
    request.onEnd(manifest);
    take(null, Readable.from([Buffer.from(JSON.stringify(manifest, null, 1))]));
  });
  zip.end();
  const output = zip.outputStream.pipe(new PassThrough());
  zip.on("error", (error: Error) => output.destroy(error));
  return output;
}

type Written = { tables: readonly ExportedTable[]; files: readonly ExportedFile[]; schema: ExportedPart | undefined };

function manifestOf({ snapshot, company, leftOut }: ExportRequest, { tables, files, schema }: Written): ExportManifest {
  if (!schema) throw new Error("The schema was not written.");
  const { takenAt, migrations, sums } = snapshot;
  return {
    format: exportFormat,
    company,
    takenAt: takenAt.toISOString(),
    migrations,
    schema,
    tables,
    files,
    sums,
    leftOut,
  };
}
