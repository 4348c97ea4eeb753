import { useCallback, useEffect, useRef, useState } from "react";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";

export type Watched<T> =
  | { readonly status: "reading" }
  | { readonly status: "closed"; readonly reason: "not_found" | "locked" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "open"; readonly value: T };

/** A booking’s reference and code, or the token of a link. */
type Key = Readonly<Record<string, string | null | undefined>>;

/** Polls a call that a key opens; loaded data stays while it refreshes. */
export function useWatched<C extends Call & { input: unknown }>(call: C, key: Key, everyMs: number | null) {
  const [watched, setWatched] = useState<Watched<OutputOf<C>>>({ status: "reading" });
  const latest = useRef(0);
  const opening = JSON.stringify(key);
  const again = useCallback(async () => {
    const turn = ++latest.current;
    const next = await read(call, JSON.parse(opening));
    // An overtaken answer is out of date; a lost connection keeps what was shown.
    if (turn === latest.current)
      setWatched((shown) => (next.status === "failed" && shown.status === "open" ? shown : next));
  }, [call, opening]);
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

async function read<C extends Call>(call: C, key: Key): Promise<Watched<OutputOf<C>>> {
  if (Object.values(key).includes("")) return { status: "closed", reason: "not_found" };
  try {
    return { status: "open", value: await callSignedIn(call, key as InputOf<C>) };
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    if (error.reason === "locked") return { status: "closed", reason: "locked" };
    const isUnknown = error.reason === "not_found" || error.status === 404 || error.status === 422;
    return isUnknown ? { status: "closed", reason: "not_found" } : { status: "failed", error };
  }
}
