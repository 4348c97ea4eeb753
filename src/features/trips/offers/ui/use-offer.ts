import { useCallback, useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { offersContract, type ShownOffer } from "../contract.ts";

export type OfferLook =
  | { readonly status: "loading" }
  | { readonly status: "lost" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "found"; readonly offer: ShownOffer };

/** Loads the offer behind a link. An empty token is not known yet. */
export function useOffer(token: string) {
  const [look, setLook] = useState<OfferLook>({ status: "loading" });
  const again = useCallback(async () => {
    if (!token) return;
    try {
      setLook({ status: "found", offer: await callApi(offersContract.readOffer, { token }) });
    } catch (error) {
      setLook(error instanceof CallFailed && isWrong(error) ? { status: "lost" } : failed(error));
    }
  }, [token]);
  useEffect(() => void again(), [again]);
  return { look, again };
}

/** Not found, or too long to be a valid token. */
const isWrong = ({ status }: CallFailed) => status === 404 || status === 422;

const failed = (error: unknown): OfferLook => ({
  status: "failed",
  error: error instanceof Error ? error : new Error("Something went wrong."),
});
