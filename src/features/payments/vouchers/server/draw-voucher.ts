import type { Context } from "#platform/context.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import type { VoucherRow } from "../../server/voucher-store.ts";
import { gatherVoucher } from "./gather-voucher.ts";

/** The voucher as a PDF. The library is loaded with the first one. */
export async function drawVoucher(ctx: Context, voucher: VoucherRow) {
  const { VoucherPdf } = await import("./emails/voucher-pdf.tsx");
  const content = await printPdf(ctx.db, VoucherPdf(await gatherVoucher(ctx, voucher)));
  return { name: `gift-voucher-${voucher.number}.pdf`, type: "application/pdf" as const, content };
}
