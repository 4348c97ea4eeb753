import { useEffect, useState } from "react";
import type { Draft } from "./use-wizard-draft.ts";
import { checkDraft, loadRules, type Problems } from "./use-wizard-request.ts";

/** Fetches what checks a draft, and what says so, while there is a line: who loses it later is still told. */
export function useRulesAhead(isWanted: boolean) {
  useEffect(() => {
    if (isWanted) void Promise.allSettled([loadRules(), import("#design/toaster.tsx")]);
  }, [isWanted]);
}

/** Messages appear with the first attempt to send; from then on they follow what is typed. */
export function useWizardProblems(draft: Draft) {
  const [problems, setProblems] = useState<Problems>({});
  const [isOn, setOn] = useState(false);
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
  };
  return { problems, show };
}
