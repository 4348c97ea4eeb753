import { offerPickup, requestPickup } from "../changes/server/ask-pickup.ts";
import { keepForQuote } from "../requests/server/keep-for-quote.ts";
import { approveDraft, letDraftGo, offerOnAccount, sellOnAccount } from "../sale/server/sell-on-account.ts";
import { openBooking } from "../self-service/server/open-booking.ts";
import { readMyBooking } from "../self-service/server/read-my-booking.ts";

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
