import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { decideChangeRow } from "../../server/change-store.ts";
import { findChange } from "../../server/change-views.ts";
import { changeRow } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import type { selfServiceContract } from "../contract.ts";
import { openBooking } from "./open-booking.ts";

/** Takes a proposal back; the booking was never touched by it. */
export async function withdrawChange(ctx: Context, input: ParsedOf<typeof selfServiceContract.withdrawChange>) {
  const opened = await openBooking(ctx, { reference: input.reference, code: input.code ?? null });
  if (!opened.ok) return opened;
  const booking = await lockBooking(ctx.db, opened.value.id);
  const change = await findChange(ctx.db, input.change_id);
  if (!booking || change?.bookingId !== booking.id) return refuse("not_found");
  const by = { decidedBy: nameOfActor(ctx.actor), decidedAt: ctx.now };
  if (!(await decideChangeRow(ctx.db, change.id, { state: "withdrawn", answer: "", ...by })))
    return refuse("not_possible");
  await changeRow(ctx, booking, { amendment: "none" });
  return accept({});
}
