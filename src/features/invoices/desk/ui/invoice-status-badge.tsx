import { Badge } from "#design/badge.tsx";
import { invoiceLabels } from "#domain/invoice/invoice-labels.ts";
import type { ListedInvoice } from "../../contract.ts";

export const InvoiceStatusBadge = ({ state }: Pick<ListedInvoice, "state">) => (
  <Badge dot tone={invoiceLabels[state].tone}>
    {invoiceLabels[state].label}
  </Badge>
);
