import { useQueryClient } from "@tanstack/react-query";
import { CallFailed } from "#platform/browser/call-api.ts";
import { invoiceDeskContract as desk } from "../contract.ts";

const shown = [desk.readInvoice, desk.listInvoices, desk.invoiceFigures];

/** After a refusal because someone was faster, refreshes the screen for the next attempt. */
export function useFreshInvoice() {
  const kept = useQueryClient();
  return (error: unknown) => {
    if (!(error instanceof CallFailed) || error.status !== 409) return;
    for (const { name } of shown) void kept.invalidateQueries({ queryKey: [name] });
  };
}
