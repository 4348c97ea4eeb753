import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { passengersContract } from "../contract.ts";
import { onWire } from "./describe-list.ts";
import { savingAccount } from "./saving-account.ts";
import { findPassengers } from "./views.ts";

/** Nothing is saved by itself: the customer says who, or tells our team. */
export async function keepPassengers(
  ctx: Context,
  { passengers, ...opening }: ParsedOf<typeof passengersContract.keepPassengers>,
) {
  const opened = await ctx.bookings.open(ctx, opening);
  if (!opened.ok) return opened;
  const account = await savingAccount(ctx, opened.value);
  if (!account) return refuse("no_account");
  const listed = new Map((await findPassengers(ctx.db, opened.value.id)).map((row) => [row.id, onWire(row)]));
  const chosen = [...new Set(passengers)].flatMap((id) => listed.get(id) ?? []);
  if (chosen.length < new Set(passengers).size) return refuse("list_changed");
  const kept = await ctx.accounts.keepPassengers(ctx, account.userId, chosen);
  if (!kept.ok) return kept;
  await recordAudit(ctx, {
    action: "account.passengers_saved",
    subject: { kind: "user", id: account.userId },
    details: { reference: opened.value.reference, passengers: chosen.length, asked_by: account.whose },
  });
  return accept({ saved: chosen.length });
}
