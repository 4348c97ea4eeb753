import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { portalContract } from "../contract.ts";
import { openPayable } from "./open-payable.ts";

/** Emails a guest the payment link in the partner’s name. */
export async function sendPaymentLink(ctx: Context, { reference }: ParsedOf<typeof portalContract.sendPaymentLink>) {
  const opened = await openPayable(ctx, reference);
  if (!opened.ok) return opened;
  const { guest_email: to, due_cents, payment_link } = opened.value;
  if (to === "") return refuse("no_email");
  await ctx.bookings.writePaymentLink(ctx, { reference, to, dueCents: due_cents, link: payment_link });
  return accept({ sent_to: to });
}
