import { bind } from "#platform/bind.ts";
import { disputesContract } from "../contract.ts";
import { answerDispute } from "./answer-dispute.ts";
import { bookingDisputes } from "./booking-disputes.ts";
import { disputeCharge } from "./dispute-charge.ts";
import { disputeTrip } from "./dispute-trip.ts";
import { listDisputes } from "./list-disputes.ts";
import { myTripDisputes } from "./my-trip-disputes.ts";

export const disputesApi = bind(disputesContract, {
  bookingDisputes,
  disputeCharge,
  myTripDisputes,
  disputeTrip,
  listDisputes,
  answerDispute,
});
