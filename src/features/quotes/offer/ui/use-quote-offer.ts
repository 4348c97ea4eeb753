import { useEffect, useRef, useState } from "react";
import { keepBookingCode } from "#platform/browser/booking-codes.ts";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { ShownOption, ShownQuote } from "../../contract.ts";
import { messageOf } from "../../ui/messages.ts";
import { quotesContract } from "../contract.ts";
import { fetchQuote } from "./use-quote.ts";

/** Opens a booking with the code on this device, otherwise as the signed-in person. */
export type BookingOpening = { readonly reference: string; readonly code: string | null };

type Row =
  | { readonly status: "loading" }
  | { readonly status: "none" }
  | { readonly status: "open"; readonly token: string; readonly quote: ShownQuote };

/** The booking changes a moment after acceptance; this many polls before the page continues anyway. */
const looks = 12;
const pause = 500;

/** The open quote of a booking request, and its acceptance. */
export function useQuoteOffer({ reference, code }: BookingOpening, onAccepted: () => void) {
  const [result, setResult] = useState<Row>({ status: "loading" });
  const [turn, setTurn] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const key = useRef(newKey());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn reloads
  useEffect(() => {
    let isCurrent = true;
    find({ reference, code }).then(
      (next) => isCurrent && setResult(next),
      () => isCurrent && setResult({ status: "none" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reference, code, turn]);
  const accept = async ({ option, name }: { option: ShownOption; name: string }) => {
    if (result.status !== "open") return;
    const { token, quote } = result;
    setBusy(true);
    setProblem("");
    try {
      const said = { token, option: option.letter, name, terms_version: quote.terms_version };
      const idempotencyKey = `${key.current}-${option.letter}-${quote.terms_version}`;
      const { booking_reference, access_code } = await callApi(quotesContract.acceptQuote, said, { idempotencyKey });
      keepBookingCode(booking_reference, access_code);
      await isBooked(token);
      onAccepted();
    } catch (error) {
      setProblem(messageOf(error));
      // It has expired, or was changed or accepted elsewhere: the page shows its current status.
      if (error instanceof CallFailed && error.status === 409) setTurn((before) => before + 1);
    } finally {
      setBusy(false);
    }
  };
  return { ...result, isBusy, problem, accept: (said: Parameters<typeof accept>[0]) => void accept(said) };
}

async function find(opening: BookingOpening): Promise<Row> {
  const { token } = await callSignedIn(quotesContract.bookingQuote, opening);
  if (token === null) return { status: "none" };
  const quote = await fetchQuote(token);
  return quote.standing === "open" ? { status: "open", token, quote } : { status: "none" };
}

async function isBooked(token: string): Promise<void> {
  for (let look = 0; look < looks; look++) {
    const quote = await fetchQuote(token).catch(() => undefined);
    if (quote?.booking?.is_ready) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** crypto.randomUUID exists only on secure pages; this also works on a local address without a certificate. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
