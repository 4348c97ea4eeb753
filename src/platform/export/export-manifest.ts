import { createHash } from "node:crypto";
import { Transform } from "node:stream";

/** Raised when an older program could not read what a newer one writes. */
export const exportFormat = 1;

export type ExportedPart = { readonly file: string; readonly bytes: number; readonly sha256: string };
export type ExportedTable = ExportedPart & {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
};
export type ExportedFile = ExportedPart & { readonly id: string };

/** The contents of an export, so that a reader can check that it is complete. */
export type ExportManifest = {
  readonly format: number;
  readonly company: string;
  readonly takenAt: string;
  readonly migrations: readonly { readonly name: string; readonly hash: string }[];
  readonly schema: ExportedPart;
  readonly tables: readonly ExportedTable[];
  readonly files: readonly ExportedFile[];
  /** The sum of every column of cents. */
  readonly sums: Readonly<Record<string, string>>;
  readonly leftOut: readonly string[];
};

export type Measured = { bytes: number; sha256: string; rows: number };

const quote = 0x22;
const newline = 0x0a;

/** Passes bytes on, and counts them. Rows of a CSV end at a line’s end that is not within quotes. */
export function measuring(done: (measured: Measured) => void): Transform {
  const hash = createHash("sha256");
  let bytes = 0;
  let lines = 0;
  let isQuoted = false;
  return new Transform({
    transform(block: Buffer, _encoding, next) {
      hash.update(block);
      bytes += block.length;
      for (const byte of block) {
        if (byte === quote) isQuoted = !isQuoted;
        else if (byte === newline && !isQuoted) lines++;
      }
      next(null, block);
    },
    flush(next) {
      // The first line has the names of the columns.
      done({ bytes, sha256: hash.digest("hex"), rows: Math.max(0, lines - 1) });
      next();
    },
  });
}
