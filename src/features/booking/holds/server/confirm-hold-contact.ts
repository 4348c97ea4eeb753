import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { changeRow, doneWith, lockCurrent, recordAction, type SeenVersion } from "../../server/lock-current.ts";
import { markConfirmed } from "./mark-confirmed.ts";

/** Our team has spoken to the customer. */
export async function confirmHoldContact(ctx: Context, version: SeenVersion) {
  const current = await lockCurrent(ctx, version);
  if (!current.ok) return current;
  const { state, contactConfirmedAt } = current.value;
  if (state !== "awaiting_payment") return refuse("not_held");
  if (contactConfirmedAt) return accept(doneWith(current.value));

  const confirmed = await markConfirmed(ctx, current.value);
  const changed = await changeRow(ctx, confirmed, {});
  await recordAction(ctx, changed, { action: "contact_confirmed" });
  return accept(doneWith(changed));
}
