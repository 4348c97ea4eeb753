import { useState } from "react";
import { bookingCode, takeCodeFromAddress } from "#platform/browser/booking-codes.ts";
import { useQueryParams } from "#platform/browser/hydrated.ts";

/** A booking is opened by the code where the device has it, otherwise by who is signed in. */
export type PaymentKey = { readonly reference: string; readonly code: string | null };

/** The booking the address names. A link from an email brings its code along; it goes out of the address at once. */
export function usePaymentKey() {
  const named = (useQueryParams().get("booking") ?? "").trim().toUpperCase();
  const [typed, setTyped] = useState<PaymentKey>();
  return { key: typed ?? keyOf(named), setKey: setTyped };
}

function keyOf(reference: string): PaymentKey {
  if (reference === "") return { reference, code: null };
  takeCodeFromAddress(reference);
  return { reference, code: bookingCode(reference) };
}
