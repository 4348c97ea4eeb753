import { Badge } from "#design/badge.tsx";
import { stateLabels } from "../../ui/invoice-labels.ts";
import type { ListedInvoice } from "../contract.ts";

export const InvoiceStatusBadge = ({ state }: Pick<ListedInvoice, "state">) => (
  <Badge dot tone={stateLabels[state].tone}>
    {stateLabels[state].label}
  </Badge>
);
