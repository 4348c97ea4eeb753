import { offerPickup, requestPickup } from "#features/booking/changes/server/ask-pickup.ts";
import { keepForQuote } from "#features/booking/requests/server/keep-for-quote.ts";
import { openBooking } from "#features/booking/self-service/server/open-booking.ts";
import { readMyBooking } from "#features/booking/self-service/server/read-my-booking.ts";
import {
  approveDraft,
  letDraftGo,
  offerOnAccount,
  sellOnAccount,
} from "#features/selling/sale/server/sell-on-account.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly bookings: typeof handBookings;
  }
}

/** What other features do with bookings in their own transaction, as `ctx.bookings`. */
export const handBookings = {
  open: openBooking,
  read: readMyBooking,
  keepForQuote,
  offerPickup,
  requestPickup,
  offerOnAccount,
  sellOnAccount,
  approveDraft,
  letDraftGo,
};
