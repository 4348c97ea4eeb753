import { useRef, useState } from "react";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { messages } from "./messages.ts";

const { notSent } = messages;

export type FieldMessages = Readonly<Record<string, string>>;

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
type Checked<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** The code a form needs once someone uses it: the rules of its contract, and the call. */
export type Sender<T> = {
  readonly check: (values: unknown) => Checked<T>;
  readonly send: (values: T, idempotencyKey: string) => Promise<unknown>;
};

type MessageForm<T> = {
  /** Loads the contract, and the schema library with it: no one waits for them before touching the form. */
  load: () => Promise<Sender<T>>;
  onSent: (form: HTMLFormElement) => unknown;
};

/** Checks and sends a form of ours and says how it went. The form itself keeps the values. */
export function useMessageForm<T extends object>({ load, onSent }: MessageForm<T>) {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<FieldMessages>({});
  const [problem, setProblem] = useState("");
  const isBusy = useRef(false);
  const attempt = useRef<Attempt>(undefined);

  const point = (form: HTMLFormElement, problems: FieldMessages) => {
    setErrors(problems);
    focusFirst(form, problems);
  };
  const deliver = async (form: HTMLFormElement) => {
    const { check, send } = await load();
    const checked = check(Object.fromEntries(new FormData(form)));
    if (!checked.success) return point(form, firstMessages(checked.error.issues));
    setErrors({});
    attempt.current = attemptFor(checked.data, attempt.current);
    await send(checked.data, attempt.current.key);
    attempt.current = undefined;
    await onSent(form);
  };
  const send = async (form: HTMLFormElement) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setProblem("");
    try {
      await deliver(form);
    } catch (failure) {
      const problems = failure instanceof CallFailed ? failure.fields : {};
      point(form, problems);
      // A problem the visitor can fix is not our failure; everything else is, and is logged.
      if (Object.keys(problems).length === 0) reportError(failure);
      // Offline the toast itself may be out of reach; the form then says it.
      void toast(notSent).catch(() => setProblem(`${notSent.title}. ${notSent.description}`));
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  };
  const forget = (field: string) => setErrors(({ [field]: _, ...others }) => others);
  return { isSending, errors, problem, send, forget, prepare: () => prepare(load) };
}

/**
 * With the first touch of the form: the word on how it went must not need the network that may just have failed. Here a
 * failure means nothing yet.
 */
const prepare = (load: () => Promise<unknown>) =>
  void Promise.allSettled([load(), import("#design/overlay/toaster.tsx")]);

/** The same message sent twice carries the same key, so the server keeps it once. */
type Attempt = { text: string; key: string };

function attemptFor(values: object, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(values);
  return last?.text === text ? last : { text, key: newKey() };
}

/** crypto.randomUUID exists on secure pages only; this works on a local address without a certificate, too. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const firstMessages = (issues: readonly Issue[]): FieldMessages =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

function focusFirst(form: HTMLFormElement, problems: FieldMessages) {
  for (const control of form.elements) {
    if (control instanceof HTMLElement && (control.getAttribute("name") ?? "") in problems) return control.focus();
  }
}
