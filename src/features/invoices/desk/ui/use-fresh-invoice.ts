import { useQueryClient } from "@tanstack/react-query";
import { CallFailed } from "#platform/browser/call-api.ts";
import { invoiceDeskContract as desk } from "../contract.ts";

const shown = [desk.readInvoice, desk.listInvoices, desk.invoiceFigures];

/** Reloads the invoice after a conflict, so that the next attempt can succeed. */
export function useFreshInvoice() {
  const kept = useQueryClient();
  return (error: unknown) => {
    if (!(error instanceof CallFailed) || error.status !== 409) return;
    for (const { name } of shown) void kept.invalidateQueries({ queryKey: [name] });
  };
}
