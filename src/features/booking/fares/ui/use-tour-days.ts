import { startTransition, useEffect, useRef, useState } from "react";
import { callApi } from "#platform/browser/call-api.ts";
import { whenIdle } from "#platform/browser/modules/use-when-quiet.ts";
import type { TourDays } from "../contract.ts";

type Input = { readonly tour: string; readonly passengers: number; readonly from: string | null };

/** The last answer stays while the next is asked for: a price that blinks cannot be read. */
export type TourDaysResult = { readonly status: "asking" | "ready" | "failed"; readonly found?: TourDays };

/** A processor that is never idle is given no longer, in milliseconds. */
const patience = 500;

/** Asks once the page is awake, so that the page itself is cached and the price is not. */
export function useTourDays({ tour, passengers, from }: Input) {
  const [state, setState] = useState<TourDaysResult>({ status: "asking" });
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when someone wants it
  useEffect(() => {
    const call = new AbortController();
    const start = () =>
      void ask({ tour, passengers, from }, call.signal).then(
        (row) => startTransition(() => setState({ status: "ready", found: row })),
        () => call.signal.aborted || setState({ status: "failed" }),
      );
    setState((last) => (last.status === "asking" ? last : { ...last, status: "asking" }));
    // The page has only just come to life: the visitor comes first. Who then chooses something waits for nothing.
    const callOff = isFirst.current ? whenIdle(start, patience) : start();
    isFirst.current = false;
    return () => {
      callOff?.();
      call.abort();
    };
  }, [tour, passengers, from, tries]);
  return { ...state, askAgain: () => setTries((count) => count + 1) };
}

async function ask(input: Input, signal: AbortSignal): Promise<TourDays> {
  const { faresContract } = await import("../contract.ts");
  return callApi(faresContract.tourDays, input, { signal });
}
