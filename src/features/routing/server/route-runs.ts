import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { routingContract } from "../contract.ts";
import { describeHead } from "./describe-run.ts";
import { findRuns } from "./views.ts";

/** The last runs, the newest first. */
export async function routeRuns({ db }: Context, { date }: ParsedOf<typeof routingContract.routeRuns>) {
  const runs = await findRuns(db, date);
  return accept({ runs: runs.map((run) => describeHead(run, run.figures)) });
}
