import { useState } from "react";
import { formatRand } from "#design/money.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

const asks = ["confirm_free", "confirm_loss"];

/** Whether the server asks about a price a second time: it is nothing, or less than the trip costs us. */
export const isAskedTwice = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && asks.includes(error.reason ?? "");

/** A price of nothing or a loss is sent again, in words that name it, before it counts. Another amount starts again. */
export function usePriceTwice(cents: number | null) {
  const [askedFor, setAskedFor] = useState<{ cents: number | null; isFree: boolean }>();
  const isAsked = askedFor !== undefined && askedFor.cents === cents;
  return {
    isAsked,
    /** What the button says now. */
    confirmLabel: (usual: string) => {
      if (!isAsked) return usual;
      return askedFor.isFree ? "Confirm R0" : `Confirm ${formatRand(cents ?? 0)} at a loss`;
    },
    attempt: async <T>(send: (isConfirmed: boolean) => Promise<T>): Promise<T> => {
      try {
        return await send(isAsked);
      } catch (error) {
        if (isAskedTwice(error)) setAskedFor({ cents, isFree: error.reason === "confirm_free" });
        throw error;
      }
    },
  };
}
