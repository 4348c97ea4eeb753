import { useRef } from "react";
import { toast } from "#design/overlay/toast.tsx";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { type Application, applicationContract } from "../contract.ts";
import { messages } from "./messages.ts";
import { type Attempt, attemptFor, forgetDraft, readDraft, writeDraft } from "./use-draft.ts";

/** The applicant’s receipt once the application has arrived. */
export type Arrived = { readonly reference: string; readonly code: string; readonly email: string };

/** The problem, for the form to show. */
export type NotSent = { fields: Record<string, string>; message?: string; areFilesGone: boolean };

/** Sends an application. Entries are kept, and retries count once. */
export function useApplicationSender(kind: ApplicationKind, onSent: (arrived: Arrived) => void) {
  const attempt = useRef<Attempt>(undefined);
  return async (values: Application): Promise<NotSent | undefined> => {
    const draft = readDraft(kind);
    attempt.current = attemptFor(values, attempt.current ?? draft?.attempt);
    const { current } = attempt;
    // If the answer is lost and the page reloaded, the same text still has the same key, even if it was sent before a
    // draft was saved.
    writeDraft(kind, { values: draft?.values ?? values, attempt: current });
    try {
      const { reference, code } = await callApi(applicationContract.submitApplication, values, {
        idempotencyKey: current.key,
      });
      forgetDraft(kind);
      onSent({ reference, code, email: values.email });
      return undefined;
    } catch (failure) {
      void toast(messages.notSent);
      return explain(failure);
    }
  };
}

function explain(failure: unknown): NotSent {
  if (!(failure instanceof CallFailed)) {
    reportError(failure);
    return { fields: {}, message: messages.notSent.description, areFilesGone: false };
  }
  const fields = { ...failure.fields };
  const areFilesGone = failure.reason === "files_gone";
  return Object.keys(fields).length > 0 ? { fields, areFilesGone } : { fields, areFilesGone, message: failure.message };
}
