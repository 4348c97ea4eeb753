import { useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { Call, InputOf } from "#platform/contract.ts";
import type { GatewayForm } from "../payable-contract.ts";

/** Starts a payment; for a card the browser leaves for the gateway. */
export function useStartPayment<C extends Call & { input: unknown }>(call: C, onChanged: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailed>();
  const start = async (input: InputOf<C>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { form } = (await callSignedIn(call, input)) as { form: GatewayForm | null };
      // The button stays busy because the page is about to be left.
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

/** The sandbox is part of this site, under the host name the browser uses. */
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
