import { useCallback, useEffect, useRef, useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";
import type { PaymentKey } from "./use-payment-key.ts";

export type Watched<T> =
  | { readonly status: "reading" }
  | { readonly status: "closed"; readonly reason: "not_found" | "locked" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "open"; readonly value: T };

type Opening = { readonly reference: string; readonly code?: string | null };

/** Reads a call that a booking's key opens, and again every so often; what was read stays while it is read again. */
export function useWatched<C extends Call & { input: unknown }>(call: C, key: PaymentKey, everyMs: number | null) {
  const [watched, setWatched] = useState<Watched<OutputOf<C>>>({ status: "reading" });
  const { reference, code } = key;
  const latest = useRef(0);
  const again = useCallback(async () => {
    const turn = ++latest.current;
    const next = await read(call, { reference, code });
    // An answer that was overtaken by a later one is out of date; a lost line does not take away what was shown.
    if (turn === latest.current)
      setWatched((shown) => (next.status === "failed" && shown.status === "open" ? shown : next));
  }, [call, reference, code]);
  useEffect(() => {
    void again();
  }, [again]);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void again();
    }, everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs]);
  return { watched, again };
}

async function read<C extends Call>(call: C, opening: Opening): Promise<Watched<OutputOf<C>>> {
  if (opening.reference === "") return { status: "closed", reason: "not_found" };
  try {
    return { status: "open", value: await callSignedIn(call, opening as InputOf<C>) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.reason === "not_found" || error.reason === "locked") return { status: "closed", reason: error.reason };
    return { status: "failed", error };
  }
}
