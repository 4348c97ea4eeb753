import type { QueryClient } from "@tanstack/react-query";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { bookingListContract } from "../../list/contract.ts";
import { bookingMoneyContract } from "../../money/contract.ts";
import { bookingDeskContract } from "../contract.ts";

/** Read again after an action: the booking, what follows from its price, and its list. */
export const refreshedByDesk: readonly Call[] = [
  bookingDeskContract.readBooking,
  bookingDeskContract.previewDeskCancellation,
  bookingDeskContract.previewEdit,
  bookingDeskContract.previewNoShow,
  bookingMoneyContract.replayPrice,
  bookingListContract.listBookings,
  bookingListContract.bookingTotals,
];

export const useDeskCall = <C extends Call>(call: C) => useMakeCall(call, refreshedByDesk);

/** Reads everything again, and waits for what is on the screen. */
export const refreshDesk = (kept: QueryClient) =>
  Promise.all(refreshedByDesk.map(({ name }) => kept.invalidateQueries({ queryKey: [name] })));
