import { toWire } from "#platform/to-wire.ts";
import { type AdminCommission, type ShownCommission, shownCommission, type Touch } from "../contract.ts";
import type { CommissionLine, CommissionRecord, findSums } from "./views.ts";

export const describeCommission = ({ commission, ...line }: CommissionLine): ShownCommission =>
  toWire(shownCommission, { ...commission, ...line });

const touchOf = (code: string | null, partner: string | null, at: Date | null): Touch | null =>
  code ? { code, partner, at: at?.toISOString() ?? null } : null;

export const describeForTeam = (commission: CommissionRecord): AdminCommission => ({
  ...describeCommission(commission),
  organisation_id: commission.commission.organisationId,
  partner: commission.partner,
  channel: commission.channel,
  agent: commission.agent,
  claimed_rate: commission.claimedRate ?? 0,
  flags: commission.flags ?? [],
  first_touch: touchOf(commission.firstCode, commission.firstPartner, commission.firstTouchAt),
  last_touch: touchOf(commission.lastCode, commission.lastPartner, commission.lastTouchAt),
  statement: commission.statement,
});

export const describeSums = (result: Awaited<ReturnType<typeof findSums>>) =>
  result.map(({ state, count, amountCents }) => ({ state, count, amount_cents: amountCents }));
