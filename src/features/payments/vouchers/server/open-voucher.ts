import type { Context } from "#platform/context.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import { voucherLinkKind } from "../contract.ts";
import { findVoucher } from "./views.ts";

/** The voucher a link opens. */
export async function openVoucher(ctx: Context, token: string) {
  const id = idInToken(ctx, voucherLinkKind, token);
  return id ? findVoucher(ctx.db, id) : undefined;
}
