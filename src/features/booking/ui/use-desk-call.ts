import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { bookingDeskContract } from "../desk-contract.ts";
import { bookingOfficeContract } from "../office-contract.ts";

/** What a deed at the desk changes on the screen: the booking itself, and the list it stands in. */
export const refreshedByDesk: readonly Call[] = [
  bookingDeskContract.deskBooking,
  bookingOfficeContract.officeBookings,
  bookingOfficeContract.officeBookingCount,
];

export const useDeskCall = <C extends Call>(call: C) => useMakeCall(call, refreshedByDesk);
