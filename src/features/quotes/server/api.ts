import { quoteBuilderApi } from "../builder/server/api.ts";
import type { KeepVehicles } from "../builder/server/send-quote.ts";
import { quoteOfferApi } from "../offer/server/api.ts";
import type { OpenBooking } from "../offer/server/booking-quote.ts";

type FromBookings = { readonly openBooking: OpenBooking; readonly keepVehicles: KeepVehicles };

export const quotesApi = ({ openBooking, keepVehicles }: FromBookings) => [
  ...quoteOfferApi(openBooking),
  ...quoteBuilderApi(keepVehicles),
];
