import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { lostItemsContract } from "../contract.ts";
import { moveLostItem } from "./move-lost-item.ts";
import type { LostItemChanges } from "./store.ts";

type Asked = ParsedOf<typeof lostItemsContract.settleLostItem>;

/** Our team answers for a driver who called, arranges the return, or closes it. */
export async function settleLostItem(ctx: Context, asked: Asked) {
  const moved = await moveLostItem(ctx, {
    id: asked.lost_item_id,
    version: asked.version,
    to: asked.to,
    reason: asked.words,
    changes: changesOf(ctx, asked),
  });
  return moved.ok ? accept({ version: moved.value.version }) : moved;
}

function changesOf({ now }: Context, { to, words, return_way: returnWay }: Asked): LostItemChanges {
  if (to === "found" || to === "not_found") return { answer: words, answeredAt: now };
  return to === "returning" ? { returnWay, returnWords: words } : {};
}
