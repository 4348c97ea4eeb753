import { useEffect, useState } from "react";
import { checkDraft, loadRules, type Problems, requestFrom } from "../../ui/use-booking-request.ts";
import type { Draft } from "./use-wizard-draft.ts";

/** Fetches what checks a draft, and what says so, while there is a line: who loses it later is still told. */
export function useRulesAhead(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) void Promise.allSettled([loadRules(), import("#design/overlay/toaster.tsx")]);
  }, [isWanted]);
}

/** What the server said of a request. Only it knows why, so each message stays until its field says something else. */
type Answer = { readonly found: Problems; readonly sent: Request };
type Request = Readonly<Record<string, unknown>>;

/** Messages appear with the first attempt to send; from then on they follow what is typed. */
export function useWizardProblems(draft: Draft) {
  const [problems, setProblems] = useState<Problems>({});
  const [isOn, setOn] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    void checkDraft(draft, { isTest: false, expectedTotal: null }).then((found) => isCurrent && setProblems(found));
    return () => {
      isCurrent = false;
    };
  }, [draft, isOn]);
  const show = (found: Problems) => {
    setProblems(found);
    setOn(Object.keys(found).length > 0);
    setAnswer(undefined);
  };
  const showAnswer = (found: Problems) => setAnswer({ found, sent: asSent(draft) });
  return { problems: { ...(answer && standing(answer, draft)), ...problems }, show, showAnswer };
}

const asSent = (draft: Draft): Request => requestFrom(draft, { isTest: false, expectedTotal: null });

function standing({ found, sent }: Answer, draft: Draft): Problems {
  const now = asSent(draft);
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => JSON.stringify(now[field]) === JSON.stringify(sent[field])),
  );
}
