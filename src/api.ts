import { accountsApi } from "#features/accounts/server/api.ts";
import { createTokenMaker, type TokenMaker } from "#features/accounts/server/make-tokens.ts";
import { officeApi } from "#features/accounts/server/office-api.ts";
import { privacyApi } from "#features/accounts/server/privacy-api.ts";
import { profileApi } from "#features/accounts/server/profile-api.ts";
import { analyticsApi } from "#features/analytics/server/api.ts";
import { bookingApi } from "#features/booking/server/api.ts";
import { keepForQuote } from "#features/booking/server/follow-quote-hold.ts";
import { bookingOfficeApi } from "#features/booking/server/office-api.ts";
import { openBooking } from "#features/booking/server/open-booking.ts";
import { bookingRequestsApi } from "#features/booking/server/requests-api.ts";
import { selfApi } from "#features/booking/server/self-api.ts";
import { termsApi } from "#features/booking/server/terms-api.ts";
import { weatherApi } from "#features/booking/server/weather-api.ts";
import { chatApi } from "#features/chat/server/api.ts";
import { contentApi } from "#features/content/server/api.ts";
import { crmApi } from "#features/crm/server/api.ts";
import { crmOfficeApi } from "#features/crm/server/office-api.ts";
import { dispatchApi } from "#features/dispatch/server/api.ts";
import { driversApi } from "#features/drivers/server/api.ts";
import { emailApi } from "#features/email/server/api.ts";
import { healthApi } from "#features/health/server/api.ts";
import { invoicesApi } from "#features/invoices/server/api.ts";
import { invoicesFollowupApi } from "#features/invoices/server/followup-api.ts";
import { invoiceMonthsApi } from "#features/invoices/server/months-api.ts";
import { invoicesOfficeApi } from "#features/invoices/server/office-api.ts";
import { invoiceStatementApi } from "#features/invoices/server/statement-api.ts";
import { partnersApi } from "#features/partners/server/api.ts";
import { partnersOfficeApi } from "#features/partners/server/office-api.ts";
import { paymentsApi, refundAccountApi } from "#features/payments/server/api.ts";
import { paymentsOfficeApi } from "#features/payments/server/office-api.ts";
import { paymentsVerificationApi } from "#features/payments/server/verification-api.ts";
import { placesApi } from "#features/places/server/api.ts";
import { pricingApi } from "#features/pricing/server/api.ts";
import { quotesApi } from "#features/quotes/server/api.ts";
import { quotesOfficeApi } from "#features/quotes/server/office-api.ts";
import { reportingApi } from "#features/reporting/server/api.ts";
import { reviewsApi } from "#features/reviews/server/api.ts";
import { settingsApi } from "#features/settings/server/api.ts";
import type { BoundCall } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { erasures } from "./app/erasures.ts";
import { gatewayFor } from "./app/payment-gateway.ts";

/** For whoever only reads the list: tokens that no session uses. */
const ownTokens = ({ appSecret, siteUrl = "", appSecretOld }: Config) =>
  createTokenMaker(appSecret, siteUrl, appSecretOld);

/** Every call a browser may make, one line a feature. */
export const api = (config: Config, tokens: TokenMaker = ownTokens(config)): readonly BoundCall[] => [
  ...accountsApi(config, tokens),
  ...officeApi(tokens),
  ...profileApi(erasures),
  ...privacyApi(erasures),
  ...bookingApi,
  ...bookingOfficeApi,
  ...selfApi,
  ...termsApi,
  ...weatherApi,
  ...invoicesApi({ openBooking }),
  ...invoicesOfficeApi,
  ...invoicesFollowupApi,
  ...invoiceMonthsApi,
  ...invoiceStatementApi,
  ...pricingApi,
  ...settingsApi,
  ...paymentsApi({ openBooking, gatewayAt: gatewayFor(config) }),
  ...refundAccountApi(openBooking),
  ...paymentsOfficeApi,
  ...paymentsVerificationApi,
  ...crmApi,
  ...crmOfficeApi,
  ...bookingRequestsApi,
  ...quotesApi(openBooking),
  ...quotesOfficeApi({ keepVehicles: keepForQuote }),
  ...contentApi,
  ...reviewsApi,
  ...chatApi(config),
  ...placesApi(config),
  ...partnersApi(config),
  ...partnersOfficeApi(config),
  ...dispatchApi,
  ...driversApi,
  ...healthApi,
  ...analyticsApi(config),
  ...emailApi(config),
  ...reportingApi(config),
];
