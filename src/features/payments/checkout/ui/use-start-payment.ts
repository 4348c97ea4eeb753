import { useState } from "react";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import { checkoutContract, type GatewayForm } from "../contract.ts";

type StartInput = { readonly method: PaymentMethod; readonly pays_all: boolean; readonly expected_cents: number };

/** Starts to pay; by card, the browser leaves for the gateway. */
export function useStartPayment(key: PaymentKey, onStarted: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  const start = async (input: StartInput) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { form } = await callSignedIn(checkoutContract.startPayment, { ...key, ...input });
      // The button stays busy: the page is about to be left.
      if (form) return sendForm(form);
      setBusy(false);
      onStarted();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
      if (error.status === 409) onStarted();
    }
  };
  return { start, isBusy, failure };
}

/** The stand-in is of this house, and stands under whichever name the browser knows it by. */
export const targetOf = (action: string, origin: string): string => {
  const { pathname } = new URL(action);
  return pathname.startsWith("/sandbox/payfast/") ? `${origin}${pathname}` : action;
};

/** Sends the browser to the gateway with the fields as they were signed. */
export function sendForm({ action, fields }: GatewayForm): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = targetOf(action, location.origin);
  for (const { name, value } of fields) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
