import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { DeclineReason } from "#domain/quote/quote-lifecycle.ts";
import { keepBookingCode } from "#platform/browser/booking-codes.ts";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import type { OptionLetter } from "../../contract.ts";
import { messageOf } from "../../ui/messages.ts";
import { quotesContract } from "../contract.ts";
import { fetchQuote } from "./use-quote.ts";

/** The booking is created a moment after acceptance; this many polls before the page continues anyway. */
const looks = 10;
const pause = 700;

type Yes = {
  readonly option: OptionLetter;
  readonly name: string;
  readonly termsVersion: string;
  /** Nothing to pay: it is confirmed without a payment page. */
  readonly isFree: boolean;
};

/** Accepts or declines a quote. Failures keep what was typed. */
export function useQuoteAnswer(token: string, onChanged: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const key = useRef(newKey());
  const navigate = useNavigate();

  const attempt = async (action: () => Promise<void>) => {
    setBusy(true);
    setProblem("");
    try {
      await action();
    } catch (error) {
      setProblem(messageOf(error));
      // A colleague or another tab was faster, or it expired: the page shows its current status.
      if (error instanceof CallFailed && error.status === 409) await onChanged();
    } finally {
      setBusy(false);
    }
  };
  const accept = ({ option, name, termsVersion, isFree }: Yes) =>
    attempt(async () => {
      const said = { token, option, name, terms_version: termsVersion };
      const idempotencyKey = `${key.current}-${option}`;
      const { booking_reference, access_code } = await callApi(quotesContract.acceptQuote, said, { idempotencyKey });
      keepBookingCode(booking_reference, access_code);
      await bookingIsThere(token);
      await navigate(wayOn(booking_reference, isFree));
    });
  const decline = (reason: DeclineReason, note: string) =>
    attempt(async () => {
      await callApi(quotesContract.declineQuote, { token, reason, note });
      await onChanged();
    });
  return { isBusy, problem, accept, decline };
}

/** The next page: payment, or the booking itself if nothing is due. */
export const wayOn = (reference: string, isFree: boolean) =>
  isFree ? (`/confirm-booking/${reference}` as const) : (`/payment-selection?booking=${reference}` as const);

async function bookingIsThere(token: string) {
  for (let look = 0; look < looks; look++) {
    const quote = await fetchQuote(token).catch(() => undefined);
    if (quote?.booking?.is_ready) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** crypto.randomUUID exists only on secure pages; this also works on a local address without a certificate. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
