import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { linkTo } from "../../server/pay-by-link.ts";
import type { LinkedKind, Payer } from "../../server/payable-kind.ts";
import { lockVoucher } from "../../server/voucher-store.ts";
import { voucherLinkKind } from "../contract.ts";
import { findSaleAttempts, findVoucher } from "./views.ts";

/** A gift voucher: paid once, and valid from then on. */
export const voucherPayable = {
  column: "voucherId",
  linkKind: voucherLinkKind,
  page: "/gift-voucher?v=",
  lock: (ctx, id) => lockVoucher(ctx.db, id),
  isPaid: async (ctx, id) => (await findSaleAttempts(ctx.db, id)).some(({ state }) => isReceived(state)),
  referenceOf: async (ctx, id) => (await findVoucher(ctx.db, id))?.voucher.number,
  payerOf: findBuyer,
  received: (ctx, { id: paymentId, voucherId }) =>
    ctx.emit({ type: "voucher.paid", voucherId: voucherId ?? "", paymentId }),
  open: openVoucher,
} satisfies LinkedKind;

async function openVoucher(ctx: Context, id: string) {
  const record = await findVoucher(ctx.db, id);
  if (!record) return undefined;
  const { number, amountCents, soldAt, buyerName, buyerEmail } = record.voucher;
  const attempts = await findSaleAttempts(ctx.db, id);
  const isPaid = soldAt !== null || attempts.some(({ state }) => isReceived(state));
  return {
    id,
    record,
    dueCents: amountCents,
    attempts,
    obstacle: isPaid ? ("paid_already" as const) : null,
    form: { firstName: buyerName, email: buyerEmail, item: `gift voucher ${number}`, reference: number },
    pays: { voucherId: id },
  };
}

async function findBuyer(ctx: Context, id: string): Promise<Payer> {
  const record = await findVoucher(ctx.db, id);
  if (!record) throw new Error(`There is no voucher ${id}.`);
  const { number, buyerName, buyerEmail } = record.voucher;
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
    link: { label: "View the voucher", href: linkTo(ctx, voucherPayable, id) },
  };
}
