import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { openLink } from "../../server/pay-by-link.ts";
import type { vouchersContract } from "../contract.ts";
import { drawVoucher } from "./draw-voucher.ts";
import { voucherPayable } from "./voucher-payable.ts";

type File = typeof vouchersContract.voucherFile;

/** A paid voucher as a PDF. */
export async function voucherFile(
  ctx: Context,
  { token }: ParsedOf<File>,
): Promise<Result<OutputOf<File>, "not_found">> {
  const voucher = (await openLink(ctx, voucherPayable, token))?.record.voucher;
  if (!voucher || voucher.soldAt === null) return refuse("not_found");
  const { name, type, content } = await drawVoucher(ctx, voucher);
  return accept({ name, type, content: content.toString("base64") });
}
