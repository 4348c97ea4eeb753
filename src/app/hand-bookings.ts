import { writePaymentLink } from "#features/booking/booking-emails/server/write-payment-link.ts";
import { keepForQuote } from "#features/booking/requests/server/keep-for-quote.ts";
import { offerPickup, requestPickup } from "#features/booking/self-service/server/ask-pickup.ts";
import { cancelBooking } from "#features/booking/self-service/server/cancel-booking.ts";
import { changeBooking } from "#features/booking/self-service/server/change-booking.ts";
import { drivesOfBooking } from "#features/booking/self-service/server/describe-drives.ts";
import { openBooking } from "#features/booking/self-service/server/open-booking.ts";
import { previewCancellation } from "#features/booking/self-service/server/preview-cancellation.ts";
import { previewChange } from "#features/booking/self-service/server/preview-change.ts";
import { readMyBooking } from "#features/booking/self-service/server/read-my-booking.ts";
import { approveDraft, letDraftGo } from "#features/booking/server/approve-draft.ts";
import { findSameTrip } from "#features/booking/server/find-same-trip.ts";
import { exceedsFleetShare, holdLimitFor, trustIn } from "#features/booking/server/limit-holds.ts";
import { payLink } from "#features/booking/server/make-links.ts";
import { writeBooking } from "#features/booking/server/write-booking.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly bookings: typeof handBookings;
  }
}

/** Functions on bookings for other features’ transactions, as `ctx.bookings`. */
export const handBookings = {
  write: writeBooking,
  findSameTrip,
  trustIn,
  holdLimitFor,
  exceedsFleetShare,
  open: openBooking,
  cancel: cancelBooking,
  change: changeBooking,
  previewCancellation,
  previewChange,
  drivesOf: drivesOfBooking,
  payLink,
  writePaymentLink,
  read: readMyBooking,
  keepForQuote,
  offerPickup,
  requestPickup,
  approveDraft,
  letDraftGo,
};
