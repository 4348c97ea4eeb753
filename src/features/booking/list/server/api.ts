import { bind } from "#platform/bind.ts";
import { bookingListContract } from "../contract.ts";
import { actOnBookings } from "./act-on-bookings.ts";
import { bookingChoices } from "./booking-choices.ts";
import { bookingTotals } from "./booking-totals.ts";
import { changeBookingView } from "./change-booking-view.ts";
import { exportBookings } from "./export-bookings.ts";
import { listBookingViews } from "./list-booking-views.ts";
import { listBookings } from "./list-bookings.ts";
import { removeBookingView } from "./remove-booking-view.ts";
import { saveBookingView } from "./save-booking-view.ts";

export const listApi = bind(bookingListContract, {
  listBookings,
  bookingTotals,
  bookingChoices,
  exportBookings,
  actOnBookings,
  listBookingViews,
  saveBookingView,
  changeBookingView,
  removeBookingView,
});
