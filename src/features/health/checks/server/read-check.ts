import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { checksContract } from "../contract.ts";
import { checkNamed } from "./check-list.ts";
import { describeCheck } from "./describe-check.ts";
import { readRunbook } from "./read-runbook.ts";
import { findChanges, findResult } from "./views.ts";

const changesShown = 20;

/** Reads one check with its runbook and its status changes. */
export async function readCheck(ctx: Context, { id }: ParsedOf<typeof checksContract.readCheck>) {
  const check = checkNamed(id);
  if (!check) return refuse("not_found");
  const changes = await findChanges(ctx.db, id, changesShown);
  return accept({
    ...describeCheck(check, await findResult(ctx.db, id)),
    runbook: readRunbook(id),
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
  });
}
