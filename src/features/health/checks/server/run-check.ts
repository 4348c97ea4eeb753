import { setTimeout } from "node:timers/promises";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { checksContract } from "../contract.ts";
import { checkNamed } from "./check-list.ts";
import { type HealthCheck, patienceOf } from "./define-check.ts";
import { describeCheck } from "./describe-check.ts";
import { runOne } from "./run-checks.ts";
import { findResult, isRunning } from "./views.ts";

/**
 * Runs one check on request, and calls the service behind it, if any. If it is already running, on schedule
 * or because someone else clicked Test, this waits for that run.
 */
export async function runCheck(ctx: Context, { id }: ParsedOf<typeof checksContract.runCheck>) {
  const check = checkNamed(id);
  if (!check) return refuse("not_found");
  if (!(await runOne(ctx, check, true))) await waitForOther(ctx, check);
  return accept(describeCheck(check, await findResult(ctx.db, id)));
}

const lookEveryMs = 100;

async function waitForOther({ db }: Context, check: HealthCheck): Promise<void> {
  const deadline = performance.now() + patienceOf(check);
  while (performance.now() < deadline && (await isRunning(db, check.id))) await setTimeout(lookEveryMs);
}
