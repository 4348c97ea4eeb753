import type { OfficeCommission, ShownCommission, Touch } from "../contract.ts";
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

const touchOf = (code: string | null, partner: string | null, at: Date | null): Touch | null =>
  code ? { code, partner, at: at?.toISOString() ?? null } : null;

export const describeForOffice = (found: FoundCommission): OfficeCommission => ({
  ...describeCommission(found),
  organisation_id: found.commission.organisationId,
  partner: found.partner,
  channel: found.channel,
  agent: found.agent,
  claimed_rate: found.claimedRate ?? 0,
  flags: found.flags ?? [],
  first_touch: touchOf(found.firstCode, found.firstPartner, found.firstTouchAt),
  last_touch: touchOf(found.lastCode, found.lastPartner, found.lastTouchAt),
  statement: found.statement,
});

export const describeSums = (found: Awaited<ReturnType<typeof findSums>>) =>
  found.map(({ state, count, amountCents }) => ({ state, count, amount_cents: amountCents }));
