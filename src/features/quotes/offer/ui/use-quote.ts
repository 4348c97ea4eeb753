import { useCallback, useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { accessToken } from "#platform/browser/session.ts";
import type { ShownQuote } from "../../contract.ts";
import { messageOf } from "../../ui/messages.ts";
import { quotesContract } from "../contract.ts";

export type QuoteLook =
  | { readonly status: "loading" }
  | { readonly status: "lost" }
  | { readonly status: "failed"; readonly message: string }
  | { readonly status: "found"; readonly quote: ShownQuote };

/** Loads the quote behind a link. Signed-in people send their session, so that our team’s views do not count. */
export async function fetchQuote(token: string): Promise<ShownQuote> {
  const session = await accessToken().catch(() => undefined);
  return callApi(quotesContract.readQuote, { token }, session ? { token: session } : {});
}

export function useQuote(token: string) {
  const [look, setLook] = useState<QuoteLook>({ status: "loading" });
  const again = useCallback(async () => {
    try {
      setLook({ status: "found", quote: await fetchQuote(token) });
    } catch (error) {
      const isLost = error instanceof CallFailed && error.status === 404;
      setLook(isLost ? { status: "lost" } : { status: "failed", message: messageOf(error) });
    }
  }, [token]);
  useEffect(() => void again(), [again]);
  return { look, again, show: (quote: ShownQuote) => setLook({ status: "found", quote }) };
}
