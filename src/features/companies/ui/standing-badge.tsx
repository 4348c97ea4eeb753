import { Badge } from "#design/badge.tsx";
import type { AccountStanding } from "#domain/corporate/account-standing.ts";
import { standingLabels } from "#domain/corporate/company-labels.ts";

export const StandingBadge = ({ standing }: { standing: AccountStanding }) => (
  <Badge tone={standingLabels[standing].tone}>{standingLabels[standing].label}</Badge>
);
