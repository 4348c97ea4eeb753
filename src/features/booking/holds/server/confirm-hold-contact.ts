import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { changeRow, doneWith, lockCurrent, recordAction, type SeenVersion } from "../../server/lock-current.ts";
import { markConfirmed } from "./mark-confirmed.ts";

/** Our team has spoken to the customer. */
export async function confirmHoldContact(ctx: Context, asked: SeenVersion) {
  const found = await lockCurrent(ctx, asked);
  if (!found.ok) return found;
  const { state, contactConfirmedAt } = found.value;
  if (state !== "awaiting_payment") return refuse("not_held");
  if (contactConfirmedAt) return accept(doneWith(found.value));

  const confirmed = await markConfirmed(ctx, found.value);
  const changed = await changeRow(ctx, confirmed, {});
  await recordAction(ctx, changed, { action: "contact_confirmed" });
  return accept(doneWith(changed));
}
