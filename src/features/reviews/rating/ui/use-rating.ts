import { useCallback, useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { ratingContract, type ShownRating } from "../contract.ts";

export type RatingLook =
  | { readonly status: "loading" }
  | { readonly status: "lost" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "found"; readonly rating: ShownRating };

/** Reads what a link asks about. */
export function useRating(token: string) {
  const [look, setLook] = useState<RatingLook>({ status: "loading" });
  const again = useCallback(async () => {
    try {
      setLook({ status: "found", rating: await callApi(ratingContract.readRating, { token }) });
    } catch (error) {
      setLook(isWrong(error) ? { status: "lost" } : { status: "failed", error: asError(error) });
    }
  }, [token]);
  useEffect(() => void again(), [again]);
  return { look, again };
}

/** Not found, or too long to be one of ours. */
const isWrong = (error: unknown) => error instanceof CallFailed && (error.status === 404 || error.status === 422);

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error("Something went wrong. Please try again.");
