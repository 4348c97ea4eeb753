import { bind } from "#platform/bind.ts";
import { bookingListContract } from "../contract.ts";
import { actOnBookings } from "./act-on-bookings.ts";
import { exportBookings } from "./export-bookings.ts";
import { bookingChoices, bookingTotals, listBookings } from "./list-bookings.ts";
import { changeBookingView, listBookingViews, removeBookingView, saveBookingView } from "./save-booking-view.ts";

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
