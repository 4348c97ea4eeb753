import { accept, type Result, refuse } from "#domain/result.ts";
import { localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import type { reportContract } from "../report-contract.ts";
import { drawReportOf } from "./draw-report.ts";

type Report = typeof reportContract.reportFile;

/** The report of a past month. */
export async function reportFile(
  ctx: Context,
  { month }: ParsedOf<Report>,
): Promise<Result<OutputOf<Report>, "not_over">> {
  if (month.slice(0, 7) >= localDateOf(ctx.now).slice(0, 7)) return refuse("not_over");
  const { name, type, content } = await drawReportOf(ctx, localDate(month));
  return accept({ name, type, content: content.toString("base64") });
}
