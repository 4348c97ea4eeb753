import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payRunsContract } from "../contract.ts";
import { movePayRun } from "./move-pay-run.ts";
import { releaseRun } from "./store.ts";

/** Its items become open again, for the next run. */
export async function cancelPayRun(ctx: Context, input: ParsedOf<typeof payRunsContract.cancelPayRun>) {
  const { run_id: id, version, reason } = input;
  const moved = await movePayRun(ctx, { id, version, to: "cancelled", reason });
  if (!moved.ok) return moved;

  await releaseRun(ctx.db, id);
  return accept({ version: moved.value.version, state: moved.value.state });
}
