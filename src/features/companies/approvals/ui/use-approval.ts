import { useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { approvalsContract, notFound, type ShownApproval } from "../contract.ts";

type Link = { readonly token: string; readonly by: string };

/** What an approver is asked, and their answer. It is read once the link is known, and sent by a press alone. */
export function useApproval({ token, by }: Link, isReady: boolean) {
  const [approval, setApproval] = useState<ShownApproval>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    if (token === "" || by === "") return setProblem(notFound.not_found);
    callApi(approvalsContract.readApproval, { token, by }).then(setApproval, (error) =>
      // A link that was cut short is no longer one of ours.
      setProblem(error instanceof CallFailed && error.status === 422 ? notFound.not_found : messageOf(error)),
    );
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
