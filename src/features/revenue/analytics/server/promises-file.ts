import { promiseLabels } from "#domain/analytics/promise-labels.ts";
import { shareText } from "#domain/analytics/share-text.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { writeCsv } from "../../server/write-csv.ts";
import type { promisesContract } from "../promises-contract.ts";
import { readPromises } from "./read-promises.ts";

/** Promises and how often they were kept, for a spreadsheet. */
export async function promisesFile(ctx: Context, input: ParsedOf<typeof promisesContract.promisesFile>) {
  const { value } = await readPromises(ctx, input);
  const rows = value.promises.map(({ id, kept, broken, share }) => ({
    Promise: promiseLabels[id],
    Kept: kept,
    "Not kept": broken,
    Share: share === null ? "" : shareText(share),
  }));
  return accept(writeCsv(`promises-${input.from}-${input.until}.csv`, rows));
}
