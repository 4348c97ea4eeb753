import { useState } from "react";
import { formatRand } from "#design/money.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

const asks = ["confirm_free", "confirm_loss"];

/** Whether the server wants a price confirmed: it is zero, or less than the trip costs us. */
export const needsPriceConfirmation = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && asks.includes(error.reason ?? "");

/** A price of zero or below cost is sent again, explicitly, before it counts. Another amount starts over. */
export function usePriceTwice(cents: number | null) {
  const [toConfirm, setToConfirm] = useState<{ cents: number | null; isFree: boolean }>();
  const needsConfirmation = toConfirm !== undefined && toConfirm.cents === cents;
  return {
    needsConfirmation,
    /** The button’s label now. */
    confirmLabel: (usual: string) => {
      if (!needsConfirmation) return usual;
      return toConfirm.isFree ? "Confirm R0" : `Confirm ${formatRand(cents ?? 0)} at a loss`;
    },
    attempt: async <T>(send: (isConfirmed: boolean) => Promise<T>): Promise<T> => {
      try {
        return await send(needsConfirmation);
      } catch (error) {
        if (needsPriceConfirmation(error)) setToConfirm({ cents, isFree: error.reason === "confirm_free" });
        throw error;
      }
    },
  };
}
