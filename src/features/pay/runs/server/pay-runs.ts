import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payRunsContract } from "../contract.ts";
import { describeRun } from "./describe-run.ts";
import { findRuns } from "./views.ts";

const atATime = 20;

/** Pay runs, latest first. */
export async function payRuns(ctx: Context, { after }: ParsedOf<typeof payRunsContract.payRuns>) {
  const { rows, next } = await findRuns(ctx.db, after, atATime);
  return accept({ runs: rows.map((run) => describeRun(run, ctx.actor)), next });
}
