import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf } from "#platform/page-key.ts";
import { errorKey, type errorsContract, type ShownError } from "../contract.ts";
import { findReports, type ReportRow } from "./views.ts";

/** Finds an error by the code a customer quotes. */
export async function findErrors(ctx: Context, { search, after, size }: ParsedOf<typeof errorsContract.findErrors>) {
  const key = errorKey.read(after);
  const reports = await findReports(ctx.db, search, { size: size + 1, ...(key && { after: key }) });
  const { rows, next } = pageOf(reports, size, ({ at, code }) => errorKey.write({ at, code }));
  return accept({ errors: rows.map(describeError), next });
}

const describeError = ({ correlationId, at, ...report }: ReportRow): ShownError => ({
  ...report,
  correlation_id: correlationId,
  at: at.toISOString(),
});
