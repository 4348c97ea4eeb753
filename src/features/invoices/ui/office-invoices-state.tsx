import { Badge } from "#design/badge.tsx";
import type { OfficeInvoice } from "../office-contract.ts";
import { stateWords } from "./messages.ts";

export const StateBadge = ({ state }: Pick<OfficeInvoice, "state">) => (
  <Badge dot tone={stateWords[state].tone}>
    {stateWords[state].label}
  </Badge>
);
