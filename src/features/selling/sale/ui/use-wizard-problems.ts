import { useEffect, useState } from "react";
import { checkDraft, firstProblemIn, loadRules, type Problems, requestFrom } from "./use-booking-request.ts";
import type { Draft } from "./use-wizard-draft.ts";

/** Loads the checks and messages while online: a visitor who goes offline later still sees them. */
export function useRulesAhead(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) void Promise.allSettled([loadRules(), import("#design/overlay/toaster.tsx")]);
  }, [isNeeded]);
}

export type Missing = { readonly step: number; readonly field: string; readonly message: string };

/** The first missing field of each earlier step: the step indicator allows skipping. */
export function useMissing(draft: Draft, step: number): readonly Missing[] {
  const [missing, setMissing] = useState<readonly Missing[]>([]);
  useEffect(() => {
    if (step === 0) return setMissing([]);
    let isCurrent = true;
    void checkDraft(draft, { isTest: false, expectedTotal: null }).then(
      (row) => isCurrent && setMissing(missingBefore(step, row)),
      // Without the rules nothing is marked; they load again on sending.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [draft, step]);
  // A later step’s problem is not shown on an earlier one.
  return missing.filter((one) => one.step < step);
}

const missingBefore = (step: number, problems: Problems): Missing[] =>
  Array.from({ length: step }, (_, at) => at).flatMap((at) => {
    const field = firstProblemIn(at, problems);
    return field === undefined ? [] : [{ step: at, field, message: problems[field] ?? "" }];
  });

/** The server’s errors. Only it knows why, so each stays until its field changes. */
type Answer = { readonly found: Problems; readonly sent: Request };
type Request = Readonly<Record<string, unknown>>;

/** Messages appear on the first attempt to send, and then follow the entries. */
export function useWizardProblems(draft: Draft) {
  const [problems, setProblems] = useState<Problems>({});
  const [isOn, setOn] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    void checkDraft(draft, { isTest: false, expectedTotal: null }).then((row) => isCurrent && setProblems(row));
    return () => {
      isCurrent = false;
    };
  }, [draft, isOn]);
  const show = (problems: Problems) => {
    setProblems(problems);
    setOn(Object.keys(problems).length > 0);
    setAnswer(undefined);
  };
  const showAnswer = (problems: Problems) => setAnswer({ found: problems, sent: asSent(draft) });
  return { problems: { ...(answer && standing(answer, draft)), ...problems }, show, showAnswer };
}

const asSent = (draft: Draft): Request => requestFrom(draft, { isTest: false, expectedTotal: null });

function standing({ found, sent }: Answer, draft: Draft): Problems {
  const now = asSent(draft);
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => JSON.stringify(now[field]) === JSON.stringify(sent[field])),
  );
}
