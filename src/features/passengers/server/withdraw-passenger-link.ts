import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { describeList } from "./describe-list.ts";
import { withdrawLinks } from "./store.ts";

export async function withdrawPassengerLink(
  ctx: Context,
  input: ParsedOf<typeof passengersContract.withdrawPassengerLink>,
) {
  const opened = await ctx.bookings.open(ctx, input);
  if (!opened.ok) return opened;
  await withdrawLinks(ctx.db, [opened.value.id], ctx.now);
  const subject = { kind: "booking", id: opened.value.id };
  await recordAudit(ctx, { action: "booking.passenger_link_withdrawn", subject });
  const list = await describeList(ctx, opened.value.id, { withLink: true });
  return list ? accept(list) : refuse("not_found");
}
