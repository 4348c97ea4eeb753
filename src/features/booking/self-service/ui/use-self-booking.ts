import { useCallback, useEffect, useState } from "react";
import { bookingBalance } from "#domain/payment/booking-balance.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";
import { sumsOf } from "../../policy.ts";
import { type SelfBooking, selfServiceContract } from "../contract.ts";

/** Opens a booking with the device’s code, else as the signed-in person. */
export type Opening = { readonly reference: string; readonly code: string | null };

export type SelfReading =
  | { readonly state: "reading" }
  | { readonly state: "closed"; readonly reason: "not_found" | "locked" }
  | { readonly state: "failed"; readonly error: Error }
  | { readonly state: "open"; readonly booking: SelfBooking };

/** How often to poll for news. */
const newsLooks = 4_000;

/**
 * A request waits for its answer. A refund is worked out a moment after the booking was cancelled, an invoice issued a
 * moment after it was paid.
 */
const awaitsNews = (booking: SelfBooking): boolean =>
  booking.state === "requested" ||
  booking.awaits_invoice ||
  (booking.state === "cancelled" && booking.refunds.length === 0 && bookingBalance(sumsOf(booking)).overCents > 0);

/** Loads a booking and keeps showing it while it refreshes. Awaited news appears without a reload. */
export function useSelfBooking({ reference, code }: Opening, enabled: boolean) {
  const [reading, setReading] = useState<SelfReading>({ state: "reading" });
  const again = useCallback(async () => {
    try {
      setReading({
        state: "open",
        booking: await callSignedIn(selfServiceContract.readMyBooking, { reference, code }),
      });
    } catch (error) {
      const failed = afterFailure(error);
      // A lost connection doesn’t remove what was shown.
      setReading((shown) => (failed.state === "failed" && shown.state === "open" ? shown : failed));
    }
  }, [reference, code]);
  useEffect(() => {
    if (!enabled) return;
    void again();
    // Someone returning to the page sees what has changed, such as an expired hold.
    const look = () => document.visibilityState === "visible" && void again();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [enabled, again]);
  const isWaiting = reading.state === "open" && awaitsNews(reading.booking);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => document.visibilityState === "visible" && void again(), newsLooks);
    return () => clearInterval(timer);
  }, [isWaiting, again]);
  return { reading, again };
}

function afterFailure(error: unknown): SelfReading {
  if (!(error instanceof CallFailed)) throw error;
  if (error.reason === "not_found" || error.reason === "locked") return { state: "closed", reason: error.reason };
  return { state: "failed", error };
}

/** Makes a call and keeps the result. A refusal is shown; anything else is thrown on. */
export function useAction<C extends Call>(call: C) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  const run = async (input: InputOf<C>): Promise<OutputOf<C> | undefined> => {
    setBusy(true);
    setFailure(undefined);
    try {
      return await callSignedIn(call, input);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy, failure };
}
