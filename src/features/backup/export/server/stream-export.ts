import type { Readable } from "node:stream";
import type { ExportManifest } from "#platform/export/export-manifest.ts";
import { type ExportSource, writeExport } from "#platform/export/write-export.ts";
import { describeExport } from "./describe-export.ts";
import { exportedColumns, leftOutWords } from "./left-out.ts";
import { findColumns, findStoredFiles, readStoredFile } from "./views.ts";

type Streaming = {
  readonly company: string;
  onProgress(progress: { readonly done: number; readonly total: number }): void;
  onEnd(manifest: ExportManifest): void;
};

/** The company at one moment, as a stream. The caller closes the snapshot afterwards. */
export async function streamExport(snapshot: ExportSource, { company, ...following }: Streaming): Promise<Readable> {
  const files = await findStoredFiles(snapshot);
  return writeExport({
    ...following,
    snapshot,
    company,
    columnsOf: exportedColumns,
    leftOut: leftOutWords,
    describe: async (tables) => describeExport(company, tables, await findColumns(snapshot)),
    files: files.map(({ id, name, size }) => ({
      id,
      size,
      path: `files/${id}${/\.[a-z0-9]{1,5}$/i.exec(name)?.[0] ?? ""}`,
    })),
    readFile: (id) => readStoredFile(snapshot, id),
  });
}
