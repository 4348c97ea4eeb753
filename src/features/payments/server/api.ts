import { bankApi } from "../bank/server/api.ts";
import { cashApi } from "../cash/server/api.ts";
import { checkoutApi } from "../checkout/server/api.ts";
import { creditApi } from "../credit/server/api.ts";
import { invoiceCheckoutApi } from "../invoice-checkout/server/api.ts";
import { notificationsApi } from "../notifications/server/api.ts";
import { refundAccountApi } from "../refund-account/server/api.ts";
import { refundsApi } from "../refunds/server/api.ts";
import { sharesApi } from "../shares/server/api.ts";
import { verificationApi } from "../verification/server/api.ts";
import { vouchersApi } from "../vouchers/server/api.ts";

/** Every call of payments: what customers pay and get back, and what our team checks. */
export const paymentsApi = (tools: Parameters<typeof checkoutApi>[0]) => [
  ...checkoutApi(tools),
  ...invoiceCheckoutApi(tools.gatewayAt),
  ...sharesApi(tools),
  ...vouchersApi(tools),
  ...refundAccountApi(tools.openBooking),
  ...refundsApi,
  ...verificationApi,
  ...notificationsApi,
  ...bankApi,
  ...creditApi,
  ...cashApi,
];
