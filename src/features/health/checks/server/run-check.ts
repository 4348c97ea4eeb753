import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { checksContract } from "../contract.ts";
import { checkNamed } from "./check-list.ts";
import { describeCheck } from "./describe-check.ts";
import { runOne } from "./run-checks.ts";
import { findResult } from "./views.ts";

/** Runs one check because someone wants to know now, and asks the service behind it where there is one. */
export async function runCheck(ctx: Context, { id }: ParsedOf<typeof checksContract.runCheck>) {
  const check = checkNamed(id);
  if (!check) return refuse("not_found");
  await runOne(ctx, check, true);
  return accept(describeCheck(check, await findResult(ctx.db, id)));
}
