import { useState } from "react";
import { useNavigate } from "react-router";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { offersContract } from "../contract.ts";
import { reconfirmContract } from "../reconfirm-contract.ts";
import { type OfferDone, offerDone } from "./messages.ts";

type Busy = "accept" | "decline" | "reconfirm" | null;
type Problem = { readonly message: string; readonly reasons: readonly string[] };

/** The page to open after a successful answer. */
const successAddress = (token: string, done: OfferDone) =>
  `/driver/confirm/success?done=${done}&token=${encodeURIComponent(token)}`;

/** The answer just given, for the page that opens next. */
export const justAnswered = (state: unknown): OfferDone | undefined =>
  offerDone.find((done) => done === (state as { answered?: unknown } | null)?.answered);

/**
 * Answers an offer through its link. After a refusal the page shows the offer’s new status; after a lost
 * connection the driver can try again.
 */
export function useAnswer(token: string, again: () => Promise<void>) {
  const [busy, setBusy] = useState<Busy>(null);
  const [problem, setProblem] = useState<Problem>();
  const navigate = useNavigate();

  const attempt = async (what: Exclude<Busy, null>, done: OfferDone, run: () => Promise<unknown>) => {
    setBusy(what);
    setProblem(undefined);
    try {
      await run();
      await navigate(successAddress(token, done), { replace: true, state: { answered: done } });
    } catch (error) {
      setProblem(problemOf(error));
      if (error instanceof CallFailed && error.status === 409 && error.reason !== "blocked") await again();
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    problem,
    accept: () =>
      void attempt("accept", "accepted", () => callApi(offersContract.answerOffer, { token, answer: "accept" })),
    decline: (reason: string) =>
      void attempt("decline", "declined", () =>
        callApi(offersContract.answerOffer, { token, answer: "decline", reason }),
      ),
    reconfirm: () =>
      void attempt("reconfirm", "reconfirmed", () => callApi(reconfirmContract.reconfirmTrip, { token })),
  };
}

function problemOf(error: unknown): Problem {
  const message = error instanceof Error ? error.message : "Something went wrong. Please try again.";
  const reasons = error instanceof CallFailed && Array.isArray(error.details.reasons) ? error.details.reasons : [];
  return { message, reasons: reasons.filter((reason) => typeof reason === "string") };
}
