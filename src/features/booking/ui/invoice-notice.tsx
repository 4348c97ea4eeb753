import { Alert } from "#design/alert.tsx";
import { formatRand } from "#design/money.tsx";
import type { ReplacedInvoice } from "../change-contract.ts";
import type { DeskBooking } from "../desk/detail-contract.ts";

const closed: readonly string[] = ["draft", "credited", "written_off"];

/** The invoice that another price would replace. */
export function replacedBy(
  { invoices, total_cents }: Pick<DeskBooking, "invoices" | "total_cents">,
  cents: number | null,
): ReplacedInvoice | null {
  if (cents === null || cents === total_cents) return null;
  const standing = invoices.find((one) => !one.is_credit && !one.is_monthly && !closed.includes(one.state));
  return standing ? { number: standing.number, new_total_cents: cents } : null;
}

/** What a change of price does to the invoice, before it is done. */
export function InvoiceNotice({ replaced }: { replaced: ReplacedInvoice | null }) {
  if (!replaced) return null;
  return (
    <Alert tone="info" title="The invoice will change">
      {replaced.new_total_cents > 0
        ? `Invoice ${replaced.number} will be credited and a new one for ${formatRand(replaced.new_total_cents)} issued. Payments already made count on the new invoice.`
        : `Invoice ${replaced.number} will be credited.`}
    </Alert>
  );
}
