import { Alert } from "#design/alert.tsx";
import { formatRand } from "#design/money.tsx";
import type { ReplacedInvoice } from "../change-contract.ts";

type Billed = {
  readonly invoices: readonly {
    readonly number: string;
    readonly state: string;
    readonly is_credit: boolean;
    readonly is_monthly: boolean;
  }[];
  readonly total_cents: number | null;
  readonly paid_by_month_cents: number;
};

const closed: readonly string[] = ["draft", "credited", "written_off"];

/** The invoice that a new price would replace. */
export function replacedBy(
  { invoices, total_cents }: Pick<Billed, "invoices" | "total_cents">,
  cents: number | null,
): ReplacedInvoice | null {
  if (cents === null || cents === total_cents) return null;
  const standing = invoices.find((one) => !one.is_credit && !one.is_monthly && !closed.includes(one.state));
  return standing ? { number: standing.number, new_total_cents: cents } : null;
}

type MonthProps = {
  booking: Billed;
  cents: number | null;
};

/** A new price’s effect on the booking’s monthly invoice, in advance. */
export function MonthNotice({ booking, cents }: MonthProps) {
  const month = booking.invoices.find((one) => one.is_monthly && !one.is_credit && !closed.includes(one.state));
  const more = (cents ?? 0) - (booking.total_cents ?? 0);
  if (!month || cents === null || more === 0) return null;
  const paid = booking.paid_by_month_cents > cents ? " What was paid is credited to the company’s next one." : "";
  return (
    <Alert tone="info" title="The monthly invoice will change">
      {more > 0
        ? `${formatRand(more)} more will be on the company’s next monthly invoice. ${month.number} stays as it is.`
        : `${formatRand(-more)} will be credited on monthly invoice ${month.number}.${paid}`}
    </Alert>
  );
}

/** A new price’s effect on the invoice, in advance. */
export function InvoiceNotice({ replaced }: { replaced: ReplacedInvoice | null }) {
  if (!replaced) return null;
  return (
    <Alert tone="info" title="The invoice will change">
      {replaced.new_total_cents > 0
        ? `Invoice ${replaced.number} will be credited and a new one for ${formatRand(replaced.new_total_cents)} issued. Payments already made are applied to the new invoice.`
        : `Invoice ${replaced.number} will be credited.`}
    </Alert>
  );
}
