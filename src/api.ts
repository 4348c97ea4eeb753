import { bookingApi } from "#features/booking/server/api.ts";
import { chatApi } from "#features/chat/server/api.ts";
import { contentApi } from "#features/content/server/api.ts";
import { crmApi } from "#features/crm/server/api.ts";
import { healthApi } from "#features/health/server/api.ts";
import { placesApi } from "#features/places/server/api.ts";
import { reviewsApi } from "#features/reviews/server/api.ts";
import type { BoundCall } from "#platform/bind.ts";
import type { Config } from "#platform/config.ts";

/** Every call a browser may make, one line a feature. */
export const api = (config: Config): readonly BoundCall[] => [
  ...bookingApi,
  ...crmApi,
  ...contentApi,
  ...reviewsApi,
  ...chatApi(config),
  ...placesApi(config),
  ...healthApi,
];
