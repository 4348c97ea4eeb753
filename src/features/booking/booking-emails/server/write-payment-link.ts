import { createElement } from "react";
import type { Context } from "#platform/context.ts";
import { findBookingForEmail, findCompany } from "../../server/views.ts";
import { GuestPaymentLink, guestPaymentLinkWords } from "./emails/guest-payment-link.tsx";
import { findGuestOf } from "./guest-views.ts";

type PaymentLink = {
  readonly reference: string;
  readonly to: string;
  readonly dueCents: number;
  readonly link: string;
};

/** Emails a guest the payment link in the name of the partner that booked. */
export async function writePaymentLink(ctx: Context, { reference, to, dueCents, link }: PaymentLink): Promise<void> {
  const booking = await findBookingForEmail(ctx.db, reference);
  const company = await findCompany(ctx.db);
  const host = (await findGuestOf(ctx.db, reference))?.host ?? company.name;
  await ctx.mail({
    key: `guest-payment-link:${reference}:${ctx.newId()}`,
    template: "guest-payment-link",
    to,
    subject: guestPaymentLinkWords.subject({ host, reference }),
    about: `booking:${reference}`,
    content: createElement(GuestPaymentLink, { booking, host, dueCents, link, company }),
  });
}
