import { useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { applicationContract, type OwnApplication } from "../contract.ts";

export type Key = { readonly reference: string; readonly code: string };

export type Look =
  | { readonly status: "loading" }
  | { readonly status: "found"; readonly application: OwnApplication }
  | { readonly status: "not_found" }
  | { readonly status: "failed"; readonly message: string };

/** Loads the application once per attempt, because the server limits attempts with wrong codes. */
export function useOwnApplication(key: Key) {
  const [look, setLook] = useState<Look>({ status: "loading" });
  const [tries, setTries] = useState(0);
  const { reference, code } = key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value of `tries` reloads
  useEffect(() => {
    if (!reference || !code) return setLook({ status: "not_found" });
    const call = new AbortController();
    setLook({ status: "loading" });
    callApi(applicationContract.readApplication, { reference, code }, { signal: call.signal })
      .then((application) => setLook({ status: "found", application }))
      .catch((failure: unknown) => {
        if (!call.signal.aborted) setLook(lookOf(failure));
      });
    return () => call.abort();
  }, [reference, code, tries]);
  return {
    look,
    again: () => setTries((count) => count + 1),
    show: (application: OwnApplication) => setLook({ status: "found", application }),
  };
}

const lookOf = (failure: unknown): Look => {
  if (!(failure instanceof CallFailed)) return { status: "failed", message: "Something went wrong." };
  return failure.reason === "not_found" ? { status: "not_found" } : { status: "failed", message: failure.message };
};
