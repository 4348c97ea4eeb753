import { accountsApi } from "#features/accounts/server/api.ts";
import { analyticsApi } from "#features/analytics/server/api.ts";
import { openBooking } from "#features/booking/self-service/server/open-booking.ts";
import { bookingApi } from "#features/booking/server/api.ts";
import { chatApi } from "#features/chat/server/api.ts";
import { companiesApi } from "#features/companies/server/api.ts";
import { contentApi } from "#features/content/server/api.ts";
import { crmApi } from "#features/crm/server/api.ts";
import { dispatchApi } from "#features/dispatch/server/api.ts";
import { documentsApi } from "#features/documents/server/api.ts";
import { driversApi } from "#features/drivers/server/api.ts";
import { emailApi } from "#features/email/server/api.ts";
import { fleetApi } from "#features/fleet/server/api.ts";
import { healthApi } from "#features/health/server/api.ts";
import { incidentsApi } from "#features/incidents/server/api.ts";
import { invoicesApi } from "#features/invoices/server/api.ts";
import { liveApi } from "#features/live/server/api.ts";
import { mapApi } from "#features/map/server/api.ts";
import { messagesApi } from "#features/messages/server/api.ts";
import { noticesApi } from "#features/notices/server/api.ts";
import { partnersApi } from "#features/partners/server/api.ts";
import { payApi } from "#features/pay/server/api.ts";
import { paymentsApi } from "#features/payments/server/api.ts";
import { placesApi } from "#features/places/server/api.ts";
import { pricingApi } from "#features/pricing/server/api.ts";
import { quotesApi } from "#features/quotes/server/api.ts";
import { reportingApi } from "#features/reporting/server/api.ts";
import { revenueApi } from "#features/revenue/server/api.ts";
import { reviewsApi } from "#features/reviews/server/api.ts";
import { settingsApi } from "#features/settings/server/api.ts";
import { shiftsApi } from "#features/shifts/server/api.ts";
import { sosApi } from "#features/sos/server/api.ts";
import { trackingApi } from "#features/tracking/server/api.ts";
import { tripsApi } from "#features/trips/server/api.ts";
import type { BoundCall } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";
import { gatewayFor } from "./app/payment-gateway.ts";

/** Every call a browser may make, one line a feature. */
export const api = (config: Config): readonly BoundCall[] => [
  ...accountsApi,
  ...bookingApi,
  ...invoicesApi,
  ...pricingApi,
  ...settingsApi,
  ...paymentsApi({ openBooking, gatewayAt: gatewayFor(config) }),
  ...crmApi,
  ...quotesApi,
  ...contentApi,
  ...reviewsApi,
  ...chatApi,
  ...placesApi,
  ...mapApi,
  ...partnersApi,
  ...companiesApi,
  ...dispatchApi,
  ...documentsApi,
  ...tripsApi,
  ...driversApi,
  ...fleetApi,
  ...trackingApi,
  ...liveApi,
  ...noticesApi,
  ...sosApi,
  ...incidentsApi,
  ...shiftsApi,
  ...payApi,
  ...revenueApi,
  ...messagesApi,
  ...healthApi,
  ...analyticsApi,
  ...emailApi,
  ...reportingApi,
];
