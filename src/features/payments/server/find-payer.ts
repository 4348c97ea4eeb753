import { invoiceLinkKind } from "#features/invoices/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { findInvoiceToPay } from "../invoice-checkout/server/views.ts";
import { linkShare } from "../shares/server/link-share.ts";
import { findShare } from "../shares/server/views.ts";
import { linkVoucher } from "../vouchers/server/link-voucher.ts";
import { findVoucher } from "../vouchers/server/views.ts";
import { manageLink } from "./link-booking.ts";
import { type Attempt, findBookingById, findMeant } from "./views.ts";

/** Who made a payment and what for, in the words of an email to them. */
export type Payer = {
  readonly firstName: string;
  readonly email: string;
  /** In the middle of a sentence. */
  readonly what: string;
  /** Someone else, whose address we don’t have: the booker hears of it for them. */
  readonly payerName: string | null;
  /** They hear of the booking itself, too. */
  readonly isBooker: boolean;
  readonly label: "Booking" | "Voucher" | "Invoice";
  readonly reference: string;
  readonly about: string;
  readonly isTest: boolean;
  readonly link: { readonly label: string; readonly href: string };
};

/** Of a payment, or of a refund that goes back on none. */
export async function findPayer(ctx: Context, of: Attempt | { readonly bookingId: string | null }): Promise<Payer> {
  const meant = "againOf" in of ? await findMeant(ctx.db, of) : { ...none, ...of };
  if (meant.bookingId !== null) return ofBooking(ctx, meant.bookingId, meant.shareId);
  if (meant.voucherId !== null) return ofVoucher(ctx, meant.voucherId);
  if (meant.invoiceId !== null) return ofInvoice(ctx, meant.invoiceId);
  throw new Error("Someone paid for nothing.");
}

const none = { shareId: null, voucherId: null, invoiceId: null };

async function ofBooking(ctx: Context, bookingId: string, shareId: string | null): Promise<Payer> {
  const { reference, firstName, email, isTest } = await findBookingById(ctx.db, bookingId);
  const share = shareId === null ? undefined : (await findShare(ctx.db, shareId))?.share;
  const booking = { label: "Booking", reference, about: `booking:${reference}`, isTest } as const;
  if (!share)
    return {
      ...booking,
      firstName,
      email,
      what: `booking ${reference}`,
      payerName: null,
      isBooker: true,
      link: { label: "View your booking", href: manageLink(ctx, reference) },
    };
  const isReached = share.isBooker || share.email !== "";
  return {
    ...booking,
    firstName: isReached ? share.name : firstName,
    email: share.email || email,
    what: isReached ? `your share of booking ${reference}` : `${share.name}’s share of booking ${reference}`,
    payerName: isReached ? null : share.name,
    isBooker: share.isBooker || !isReached,
    link: isReached
      ? { label: "View your share", href: linkShare(ctx, share.id) }
      : { label: "View your booking", href: manageLink(ctx, reference) },
  };
}

async function ofVoucher(ctx: Context, voucherId: string): Promise<Payer> {
  const voucher = await findVoucher(ctx.db, voucherId);
  if (!voucher) throw new Error(`There is no voucher ${voucherId}.`);
  const { id, number, buyerName, buyerEmail } = voucher.voucher;
  return {
    firstName: buyerName,
    email: buyerEmail,
    what: `gift voucher ${number}`,
    payerName: null,
    isBooker: false,
    label: "Voucher",
    reference: number,
    about: `voucher:${number}`,
    isTest: false,
    link: { label: "View the voucher", href: linkVoucher(ctx, id) },
  };
}

async function ofInvoice(ctx: Context, invoiceId: string): Promise<Payer> {
  const invoice = await findInvoiceToPay(ctx.db, invoiceId);
  if (!invoice) throw new Error(`There is no invoice ${invoiceId} to pay.`);
  const { id, number, buyerName, buyerEmail } = invoice;
  return {
    firstName: buyerName,
    email: buyerEmail,
    what: `invoice ${number}`,
    payerName: null,
    isBooker: false,
    label: "Invoice",
    reference: number,
    about: `invoice:${number}`,
    isTest: false,
    link: { label: "View the invoice", href: `${ctx.siteUrl}/pay-invoice?i=${sealedToken(ctx, invoiceLinkKind, id)}` },
  };
}
