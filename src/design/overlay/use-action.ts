import { useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { FieldErrors } from "../fields/form.tsx";
import { toast } from "./toast.tsx";

export type Action<Values, Result> = {
  onConfirm: (values: Values) => Promise<Result>;
  /** The message once it is done: "Fee waived". Left out where the screen shows it anyway. */
  doneLabel?: string | ((result: Result) => string);
  /** A second line of that message, such as who it was done to. */
  doneNote?: string;
  /** The obstacle, such as a fee that is still being calculated. */
  missing?: string | undefined;
  onClose: () => void;
};

/** Runs an action from a form. If it fails, the dialog and everything typed in it stay. */
export function useAction<Values, Result>(action: Action<Values, Result>) {
  const [isBusy, setBusy] = useState(false);
  const [stale, setStale] = useState<CallFailed>();
  const close = () => {
    setStale(undefined);
    action.onClose();
  };
  const run = async (values: Values) => {
    if (action.missing) throw new FieldErrors({}, action.missing);
    setBusy(true);
    setStale(undefined);
    try {
      const result = await action.onConfirm(values);
      close();
      showDone(action, result);
    } catch (error) {
      if (!isStaleness(error)) throw explained(error);
      setStale(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, stale, run, close };
}

function showDone<Values, Result>({ doneLabel, doneNote }: Action<Values, Result>, result: Result) {
  const title = typeof doneLabel === "function" ? doneLabel(result) : doneLabel;
  if (title) void toast({ title, kind: "success", ...(doneNote && { description: doneNote }) });
}

/** The record is not what the screen shows: changed, decided on or moved by someone else. */
const staleReasons: readonly string[] = ["changed_meanwhile", "decided", "not_possible"];

export const isStaleness = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && staleReasons.includes(error.reason);

function explained(error: unknown): FieldErrors {
  if (error instanceof FieldErrors) return error;
  if (error instanceof CallFailed) return new FieldErrors(error.fields, error.message);
  return new FieldErrors({}, `We couldn’t do that. Please try again, or quote ${reportError(error)} to support.`);
}
