import { useRef, useState } from "react";
import { toast } from "#design/toast.tsx";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { crmContract, quickMessage } from "../contract.ts";
import { messages } from "./messages.ts";

export type FieldMessages = Readonly<Record<string, string>>;

/** Sends the home page's form and says how it went. The form itself keeps the values. */
export function useQuickMessage() {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldMessages>({});
  const attempt = useRef<Attempt>(undefined);

  const send = async (form: HTMLFormElement) => {
    if (isSending) return;
    const checked = quickMessage.safeParse(Object.fromEntries(new FormData(form)));
    const problems = checked.success ? {} : firstMessages(checked.error.issues);
    setErrors(problems);
    if (!checked.success) return focusFirst(form, problems);

    attempt.current = attemptFor(checked.data, attempt.current);
    setIsSending(true);
    try {
      await callApi(crmContract.submitQuote, checked.data, { idempotencyKey: attempt.current.key });
      attempt.current = undefined;
      form.reset();
      void toast(messages.sent);
    } catch (failure) {
      if (!(failure instanceof CallFailed)) throw failure;
      setErrors(failure.fields);
      focusFirst(form, failure.fields);
      void toast(messages.notSent);
    } finally {
      setIsSending(false);
    }
  };
  const forget = (field: string) => setErrors(({ [field]: _, ...others }) => others);
  return { isSending, errors, send, forget, prepare };
}

/** The word on how it went must not need the network that may just have failed; here a failure means nothing yet. */
const prepare = () => void import("#design/toaster.tsx").catch(() => undefined);

/** The same message sent twice carries the same key, so the server keeps it once. */
type Attempt = { text: string; key: string };

function attemptFor(values: object, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(values);
  return last?.text === text ? last : { text, key: newKey() };
}

/** crypto.randomUUID exists on secure pages only; this works on a local address without a certificate, too. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

const firstMessages = (issues: readonly Issue[]): FieldMessages =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

function focusFirst(form: HTMLFormElement, problems: FieldMessages) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in problems) return control.focus();
  }
}
