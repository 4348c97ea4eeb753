import { useEffect, useState } from "react";
import type { Tour } from "#domain/catalogue/tour.ts";
import { checkDraft, firstProblemIn, loadRules, type Problems, requestFrom } from "./use-booking-request.ts";
import type { Draft } from "./use-wizard-draft.ts";

/** Loads the checks and their messages while online, so that they still work after the connection is lost. */
export function useRulesAhead(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) void Promise.allSettled([loadRules(), import("#design/overlay/toaster.tsx")]);
  }, [isNeeded]);
}

export type Missing = { readonly step: number; readonly field: string; readonly message: string };

/** The first missing field of each earlier step, because the step indicator lets visitors skip ahead. */
export function useMissing(draft: Draft, step: number, tours: readonly Tour[]): readonly Missing[] {
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  useEffect(() => {
    if (step === 0) return setMissing([]);
    let isCurrent = true;
    void checkDraft(draft, { isTest: false, expectedTotal: null }, tours).then(
      (row) => isCurrent && setMissing(missingBefore(step, row)),
      // Without the rules nothing is marked; they are loaded again on submission.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [draft, step, tours]);
  // A problem on a later step is not shown on an earlier one.
  return missing.filter((one) => one.step < step);
}

const missingBefore = (step: number, problems: Problems): Missing[] =>
  Array.from({ length: step }, (_, at) => at).flatMap((at) => {
    const field = firstProblemIn(at, problems);
    return field === undefined ? [] : [{ step: at, field, message: problems[field] ?? "" }];
  });

/**
 * The server’s answer to a request. Only the server knows the reason, so each message stays until its field
 * changes.
 */
type Answer = { readonly found: Problems; readonly sent: Request };
type Request = Readonly<Record<string, unknown>>;

/** Messages appear with the first attempt to submit, and then update while typing. */
export function useWizardProblems(draft: Draft, tours: readonly Tour[]) {
  const [problems, setProblems] = useState<Problems>({});
  const [isOn, setOn] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    void checkDraft(draft, { isTest: false, expectedTotal: null }, tours).then((row) => isCurrent && setProblems(row));
    return () => {
      isCurrent = false;
    };
  }, [draft, isOn, tours]);
  const show = (problems: Problems) => {
    setProblems(problems);
    setOn(Object.keys(problems).length > 0);
    setAnswer(undefined);
  };
  const showAnswer = (problems: Problems) => setAnswer({ found: problems, sent: asSent(draft) });
  return { problems: { ...(answer && standing(answer, draft)), ...problems }, show, showAnswer };
}

const asSent = (draft: Draft): Request => requestFrom(draft, { isTest: false, expectedTotal: null }, []);

function standing({ found, sent }: Answer, draft: Draft): Problems {
  const now = asSent(draft);
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => JSON.stringify(now[field]) === JSON.stringify(sent[field])),
  );
}
