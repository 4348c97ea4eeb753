import { useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { accessToken } from "#platform/browser/session.ts";
import type { JourneyOffer } from "../../offer-contract.ts";
import type { JourneyInput } from "./use-booking-request.ts";

/** `offer` stays while the next one loads, so that the price does not flicker. */
export type Estimate = {
  readonly status: "none" | "asking" | "ready" | "refused" | "failed";
  readonly offer?: JourneyOffer;
  /** When it arrived: promised times count from then. */
  readonly at?: number;
  /** Why there is no offer. */
  readonly message?: string;
};

const pauseMs = 450;

/** Requests the price shortly after the last change; a newer request cancels the older one. */
export function useJourneyOffer(journey: JourneyInput | undefined, { isForTeam = false } = {}) {
  const [estimate, setEstimate] = useState<Estimate>({ status: "none" });
  const [tries, setTries] = useState(0);
  const question = journey && JSON.stringify(journey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads on demand
  useEffect(() => {
    if (!question) return setEstimate({ status: "none" });
    const call = new AbortController();
    setEstimate(({ offer, at }) => ({ status: "asking", ...(offer && { offer, at }) }));
    const timer = setTimeout(async () => {
      const answer = await answerTo(JSON.parse(question), { signal: call.signal, isForTeam });
      if (!call.signal.aborted) setEstimate(answer);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [question, tries, isForTeam]);
  const put = (offer: JourneyOffer) => setEstimate({ status: "ready", offer, at: Date.now() });
  return { estimate, put, askAgain: () => setTries((count) => count + 1) };
}

type Asking = { readonly signal: AbortSignal; readonly isForTeam: boolean };

/** Sends our team’s session, because they may price trips that a customer cannot book. */
async function answerTo(journey: JourneyInput, { signal, isForTeam }: Asking): Promise<Estimate> {
  try {
    const { saleContract } = await import("../contract.ts");
    const token = isForTeam ? await accessToken() : null;
    const offer = await callApi(saleContract.priceJourney, journey, { signal, ...(token && { token }) });
    return { status: "ready", offer, at: Date.now() };
  } catch (error) {
    const isRefusal = error instanceof CallFailed && error.status === 409;
    return isRefusal ? { status: "refused", message: reasonIn(error) } : { status: "failed" };
  }
}

/** A season message is shown as the server sent it. */
const reasonIn = ({ message, details }: CallFailed): string =>
  typeof details.season === "string" ? details.season : message;
