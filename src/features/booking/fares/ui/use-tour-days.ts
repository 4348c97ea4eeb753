import { useEffect, useState } from "react";
import { callApi } from "#platform/browser/call-api.ts";
import type { TourDays } from "../contract.ts";

type Asked = { readonly tour: string; readonly passengers: number; readonly from: string | null };

/** The last answer stays while the next is asked for: a price that blinks cannot be read. */
export type TourDaysFound = { readonly status: "asking" | "ready" | "failed"; readonly found?: TourDays };

/** Asks once the page is awake, so that the page itself is cached and the price is not. */
export function useTourDays({ tour, passengers, from }: Asked) {
  const [state, setState] = useState<TourDaysFound>({ status: "asking" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when someone wants it
  useEffect(() => {
    const call = new AbortController();
    setState(({ found }) => ({ status: "asking", ...(found && { found }) }));
    ask({ tour, passengers, from }, call.signal).then(
      (found) => setState({ status: "ready", found }),
      () => call.signal.aborted || setState({ status: "failed" }),
    );
    return () => call.abort();
  }, [tour, passengers, from, tries]);
  return { ...state, askAgain: () => setTries((count) => count + 1) };
}

async function ask(asked: Asked, signal: AbortSignal): Promise<TourDays> {
  const { faresContract } = await import("../contract.ts");
  return callApi(faresContract.tourDays, asked, { signal });
}
