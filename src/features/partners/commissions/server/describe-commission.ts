import type { OfficeCommission, ShownCommission } from "../contract.ts";
import type { CommissionLine, FoundCommission, findSums } from "./views.ts";

export const describeCommission = ({ commission, ...line }: CommissionLine): ShownCommission => ({
  id: commission.id,
  version: commission.version,
  kind: commission.kind,
  state: commission.state,
  reference: line.reference,
  passenger: line.passenger,
  service_type: line.serviceType,
  pickup_at: line.pickupAt.toISOString(),
  base_cents: commission.baseCents,
  rate: commission.rate,
  amount_cents: commission.amountCents,
  note: commission.note,
  earned_on: commission.earnedOn,
});

export const describeForOffice = (found: FoundCommission): OfficeCommission => ({
  ...describeCommission(found),
  organisation_id: found.commission.organisationId,
  partner: found.partner,
  channel: found.channel,
  agent: found.agent,
  claimed_rate: found.claimedRate ?? 0,
  flags: found.flags ?? [],
  statement: found.statement,
});

export const describeSums = (found: Awaited<ReturnType<typeof findSums>>) =>
  found.map(({ state, count, amountCents }) => ({ state, count, amount_cents: amountCents }));
