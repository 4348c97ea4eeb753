import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findOwnDriver } from "../../server/views.ts";
import type { lostItemsContract } from "../contract.ts";
import { lostItemMover, moveLostItem } from "./move-lost-item.ts";

/** Records a driver’s answer. Retries change nothing. */
export async function answerLostItem(ctx: Context, input: ParsedOf<typeof lostItemsContract.answerLostItem>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const result = await lostItemMover.lock(ctx, { id: input.lost_item_id });
  if (!result.ok || !driver || result.value.driverId !== driver.id) return refuse("not_found");
  const { state, answer } = result.value;
  if (state === input.answer && answer === input.words) return accept({});

  const moved = await moveLostItem(ctx, {
    id: input.lost_item_id,
    to: input.answer,
    reason: input.words,
    changes: { answer: input.words, answeredAt: ctx.now },
  });
  return moved.ok ? accept({}) : refuse("not_possible");
}
