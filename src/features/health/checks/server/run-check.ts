import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { checksContract } from "../contract.ts";
import { checkNamed } from "./check-list.ts";
import type { HealthCheck } from "./define-check.ts";
import { describeCheck } from "./describe-check.ts";
import { runOne } from "./run-checks.ts";
import { findResult } from "./views.ts";

/** Runs one check because someone wants to know now, and asks the service behind it where there is one. */
export async function runCheck(ctx: Context, { id }: ParsedOf<typeof checksContract.runCheck>) {
  const check = checkNamed(id);
  if (!check) return refuse("not_found");
  await runTogether(ctx, check);
  return accept(describeCheck(check, await findResult(ctx.db, id)));
}

const running = new WeakMap<Context["db"], Map<string, Promise<void>>>();

/** Several who press Test at once get one run: ten test customers together would use up what one visitor may book, and fail. */
async function runTogether(ctx: Context, check: HealthCheck): Promise<void> {
  const here = running.get(ctx.db) ?? new Map<string, Promise<void>>();
  running.set(ctx.db, here);
  const run = here.get(check.id) ?? runOne(ctx, check, true).finally(() => here.delete(check.id));
  here.set(check.id, run);
  await run;
}
