import { shownHost } from "#domain/company/senders.ts";
import { voucherCode } from "#domain/payment/voucher.ts";
import type { Context } from "#platform/context.ts";
import { linkTo } from "../../server/pay-by-link.ts";
import { findCompany, findSettings } from "../../server/views.ts";
import type { VoucherRow } from "../../server/voucher-store.ts";
import { voucherPayable } from "./voucher-payable.ts";

/** Derived from our secret (decision 0017), so the database stores no code. */
export const codeOf = (ctx: Pick<Context, "accessCodeFor">, number: string): string =>
  voucherCode(number, ctx.accessCodeFor(number));

/** Everything that its PDF shows. */
export async function gatherVoucher(ctx: Context, voucher: VoucherRow) {
  const company = await findCompany(ctx.db);
  const { company: legal, senders } = await findSettings(ctx.db);
  return {
    voucher,
    company,
    legalName: legal.legalName,
    code: codeOf(ctx, voucher.number),
    link: linkTo(ctx, voucherPayable, voucher.id),
    host: shownHost(senders, { host: new URL(ctx.siteUrl).host, isSet: ctx.setup.addresses.isSiteSet }),
  };
}
export type GatheredVoucher = Awaited<ReturnType<typeof gatherVoucher>>;
