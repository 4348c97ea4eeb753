import type { Context } from "#platform/context.ts";
import { findCompany, findSettings } from "../../server/views.ts";
import { codeOf, linkVoucher } from "./link-voucher.ts";
import type { VoucherRow } from "./store.ts";

/** All that its PDF says. */
export async function gatherVoucher(ctx: Context, voucher: VoucherRow) {
  const company = await findCompany(ctx.db);
  const { company: legal } = await findSettings(ctx.db);
  return {
    voucher,
    company,
    legalName: legal.legalName,
    code: codeOf(ctx, voucher.number),
    link: linkVoucher(ctx, voucher.id),
    site: ctx.siteUrl,
  };
}
export type GatheredVoucher = Awaited<ReturnType<typeof gatherVoucher>>;
