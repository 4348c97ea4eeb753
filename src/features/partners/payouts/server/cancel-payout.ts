import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payoutsContract } from "../contract.ts";
import { movePayout } from "./move-payout.ts";
import { releaseStatements } from "./store.ts";

/** Its statements can go onto another payout. */
export async function cancelPayout(ctx: Context, input: ParsedOf<typeof payoutsContract.cancelPayout>) {
  const { payout_id: id, version, reason } = input;
  const moved = await movePayout(ctx, { id, version, reason, to: "cancelled" });
  if (!moved.ok) return moved;
  await releaseStatements(ctx.db, id);
  return accept({ version: moved.value.version, state: moved.value.state });
}
