import { bind } from "#platform/bind.ts";
import type { OpenBooking } from "../../server/open-booking.ts";
import { disputesContract } from "../contract.ts";
import { answerDispute } from "./answer-dispute.ts";
import { bookingDisputes } from "./booking-disputes.ts";
import { disputeCharge } from "./dispute-charge.ts";
import { disputeTrip } from "./dispute-trip.ts";
import { listDisputes } from "./list-disputes.ts";
import { myTripDisputes } from "./my-trip-disputes.ts";

export const disputesApi = (openBooking: OpenBooking) =>
  bind(disputesContract, {
    bookingDisputes: (ctx, input) => bookingDisputes(ctx, input, openBooking),
    disputeCharge: (ctx, input) => disputeCharge(ctx, input, openBooking),
    myTripDisputes,
    disputeTrip,
    listDisputes,
    answerDispute,
  });
