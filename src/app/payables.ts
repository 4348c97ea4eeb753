import { invoicePayable } from "#features/payments/invoice-checkout/server/invoice-payable.ts";
import { bookingPayable } from "#features/payments/server/booking-payable.ts";
import type { PayableKind } from "#features/payments/server/payable-kind.ts";
import { sharePayable } from "#features/payments/shares/server/share-payable.ts";
import { voucherPayable } from "#features/payments/vouchers/server/voucher-payable.ts";

/**
 * Everything payable, as `ctx.payables`. A share is paid onto its booking, and a voucher pays for one: the first that a
 * payment names is what it is for.
 */
export const payables: readonly PayableKind[] = [sharePayable, bookingPayable, voucherPayable, invoicePayable];
