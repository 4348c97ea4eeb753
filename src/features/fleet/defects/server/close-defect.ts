import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { defectMover } from "../../server/move-defect.ts";
import type { vehicleDefectsContract } from "../contract.ts";

/** Closes or reopens a defect. Our team makes the vehicle available again separately. */
export async function closeDefect(ctx: Context, input: ParsedOf<typeof vehicleDefectsContract.closeDefect>) {
  const changes = input.to === "open" ? { workOrderId: null } : {};
  const moved = await defectMover.move(ctx, { ...input, changes });
  return moved.ok ? accept({ id: input.id, version: moved.value.after.version }) : moved;
}
