import { useState } from "react";
import { bookingCode, takeCodeFromAddress } from "#platform/browser/booking-codes.ts";
import { useQueryParams } from "#platform/browser/hydrated.ts";

/** Opens a booking with the code on this device, otherwise as the signed-in person. */
export type PaymentKey = { readonly reference: string; readonly code: string | null };

/** The booking in the address. A code from an emailed link is removed from it immediately. */
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
