import { useEffect, useState } from "react";
import { callApi } from "#platform/browser/call-api.ts";
import { approvalsContract, type ShownApproval } from "../contract.ts";

type Link = { readonly token: string; readonly by: string };

/** What an approver is asked, and their answer. It is read once the link is known, and sent by a press alone. */
export function useApproval({ token, by }: Link, isReady: boolean) {
  const [approval, setApproval] = useState<ShownApproval>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    callApi(approvalsContract.readApproval, { token, by }).then(setApproval, (error) => setProblem(messageOf(error)));
  }, [token, by, isReady]);
  const decide = async (answer: "approve" | "refuse", note: string) => {
    setBusy(true);
    setProblem(undefined);
    try {
      setApproval(await callApi(approvalsContract.decideApproval, { token, by, answer, note }));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return { approval, problem, isBusy, decide };
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : "We couldn’t load this. Please try again.";
