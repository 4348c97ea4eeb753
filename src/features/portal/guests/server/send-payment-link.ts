import { createElement } from "react";
import { accept, refuse } from "#domain/result.ts";
import { GuestPaymentLink } from "#features/booking/letters/server/emails/guest-payment-link.tsx";
import { findBookingForEmail, findCompany } from "#features/booking/server/views.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findGuestOf } from "../../server/views.ts";
import type { portalContract } from "../contract.ts";
import { openPayable } from "./open-payable.ts";

/** Emails a guest where to pay, in the partner’s name. */
export async function sendPaymentLink(ctx: Context, { reference }: ParsedOf<typeof portalContract.sendPaymentLink>) {
  const opened = await openPayable(ctx, reference);
  if (!opened.ok) return opened;
  const { guest_email: to, due_cents, payment_link } = opened.value;
  if (to === "") return refuse("no_email");
  const booking = await findBookingForEmail(ctx.db, reference);
  const company = await findCompany(ctx.db);
  const host = (await findGuestOf(ctx.db, reference))?.host ?? company.name;
  await ctx.mail({
    key: `guest-payment-link:${reference}:${ctx.newId()}`,
    template: "guest-payment-link",
    to,
    subject: `${host}: pay for your trip ${reference}`,
    about: `booking:${reference}`,
    content: createElement(GuestPaymentLink, { booking, host, dueCents: due_cents, link: payment_link, company }),
  });
  return accept({ sent_to: to });
}
