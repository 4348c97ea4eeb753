import { useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { Call, InputOf } from "#platform/contract.ts";
import type { GatewayForm } from "../payable-contract.ts";

/** Starts a payment; for a card payment the browser goes to the gateway. */
export function useStartPayment<C extends Call & { input: unknown }>(call: C, onChanged: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  const start = async (input: InputOf<C>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { form } = (await callSignedIn(call, input)) as { form: GatewayForm | null };
      // The button stays busy, because the browser is leaving the page.
      if (form) return sendForm(form);
      setBusy(false);
      onChanged();
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallFailed)) throw error;
      setFailure(error);
      if (error.status === 409) onChanged();
    }
  };
  return { start, isBusy, failure };
}

/** The sandbox is part of this site, on the host name that the browser uses. */
export const targetOf = (action: string, origin: string): string => {
  const { pathname } = new URL(action);
  return pathname.startsWith("/sandbox/payfast/") ? `${origin}${pathname}` : action;
};

/** Submits the signed fields to the gateway. */
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
