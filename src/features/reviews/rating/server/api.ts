import { bind } from "#platform/bind.ts";
import { ratingContract } from "../contract.ts";
import { bookingRatings, type OpenBooking } from "./booking-ratings.ts";
import { giveRating } from "./give-rating.ts";
import { readRating } from "./read-rating.ts";
import { stopRatingRequests } from "./stop-rating-requests.ts";

/** Opening a booking is the business of bookings. */
export const ratingApi = (openBooking: OpenBooking) =>
  bind(ratingContract, {
    readRating,
    bookingRatings: (ctx, input) => bookingRatings(ctx, input, openBooking),
    giveRating,
    stopRatingRequests,
  });
