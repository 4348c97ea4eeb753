import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import type { vouchersContract } from "../contract.ts";
import { mailVoucher } from "./send-voucher.ts";
import { findVoucher } from "./views.ts";

type Resend = typeof vouchersContract.resendVoucher;

/** Sends the same voucher to the same address again. */
export async function resendVoucher(
  ctx: Context,
  { id }: ParsedOf<Resend>,
): Promise<Result<OutputOf<Resend>, "not_found">> {
  const result = await findVoucher(ctx.db, id);
  if (!result || result.voucher.soldAt === null) return refuse("not_found");
  const { voucher } = result;
  const to = voucher.recipientEmail || voucher.buyerEmail;
  if (to === "") return refuse("not_found");
  await mailVoucher(ctx, voucher, { key: `resent-${ctx.newId()}`, to });
  await recordAudit(ctx, {
    action: "voucher.resent",
    subject: { kind: "voucher", id },
    details: { number: voucher.number },
  });
  return accept({ sent_to: to });
}
