import { toWire } from "#platform/to-wire.ts";
import {
  type AdminCommission,
  adminCommission,
  type ShownCommission,
  shownCommission,
  type Touch,
} from "../contract.ts";
import type { CommissionLine, CommissionRecord, findSums } from "./views.ts";

export const describeCommission = ({ commission, ...line }: CommissionLine): ShownCommission =>
  toWire(shownCommission, { ...commission, ...line });

const touchOf = (code: string | null, partner: string | null, at: Date | null): Touch | null =>
  code ? { code, partner, at: at?.toISOString() ?? null } : null;

export const describeForTeam = ({ commission, ...row }: CommissionRecord): AdminCommission =>
  toWire(
    adminCommission,
    { ...commission, ...row },
    {
      claimed_rate: row.claimedRate ?? 0,
      flags: row.flags ?? [],
      first_touch: touchOf(row.firstCode, row.firstPartner, row.firstTouchAt),
      last_touch: touchOf(row.lastCode, row.lastPartner, row.lastTouchAt),
    },
  );

export const describeSums = (result: Awaited<ReturnType<typeof findSums>>) =>
  result.map(({ state, count, amountCents }) => ({ state, count, amount_cents: amountCents }));
