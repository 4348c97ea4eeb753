import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { lostItemsContract } from "../contract.ts";
import { moveLostItem } from "./move-lost-item.ts";
import type { LostItemChanges } from "./store.ts";

type Input = ParsedOf<typeof lostItemsContract.settleLostItem>;

/** Our team answers for a driver who called, arranges the return, or closes it. */
export async function settleLostItem(ctx: Context, input: Input) {
  const moved = await moveLostItem(ctx, {
    id: input.lost_item_id,
    version: input.version,
    to: input.to,
    reason: input.words,
    changes: changesOf(ctx, input),
  });
  return moved.ok ? accept({ version: moved.value.version }) : moved;
}

function changesOf({ now }: Context, { to, words, return_way: returnWay }: Input): LostItemChanges {
  if (to === "found" || to === "not_found") return { answer: words, answeredAt: now };
  return to === "returning" ? { returnWay, returnWords: words } : {};
}
