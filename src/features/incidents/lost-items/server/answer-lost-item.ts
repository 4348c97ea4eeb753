import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findOwnDriver } from "../../server/views.ts";
import type { lostItemsContract } from "../contract.ts";
import { lostItemMover, moveLostItem } from "./move-lost-item.ts";

/** A driver has looked. A phone without an answer sends it again, which changes nothing. */
export async function answerLostItem(ctx: Context, asked: ParsedOf<typeof lostItemsContract.answerLostItem>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const found = await lostItemMover.lock(ctx, { id: asked.lost_item_id });
  if (!found.ok || !driver || found.value.driverId !== driver.id) return refuse("not_found");
  const { state, answer } = found.value;
  if (state === asked.answer && answer === asked.words) return accept({});

  const moved = await moveLostItem(ctx, {
    id: asked.lost_item_id,
    to: asked.answer,
    reason: asked.words,
    changes: { answer: asked.words, answeredAt: ctx.now },
  });
  return moved.ok ? accept({}) : refuse("not_possible");
}
