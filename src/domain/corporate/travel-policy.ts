import type { ServiceOptionId } from "../company/catalogue.ts";
import { localTimeOf } from "../time/local-time.ts";

/** The bookings a company’s people may make without approval. */
export type TravelPolicy = {
  /** Empty: all services. */
  readonly services: readonly ServiceOptionId[];
  /** Pickups within these hours, such as 06:00 to 22:00; past midnight if the end is earlier than the start. */
  readonly hours: { readonly from: string; readonly until: string } | null;
  readonly limitCents: number | null;
};

export const policyBreaches = ["over_limit", "service", "hours"] as const;
export type PolicyBreach = (typeof policyBreaches)[number];

export type Planned = {
  readonly service: ServiceOptionId;
  readonly pickups: readonly Date[];
  /** Null until a price is set. */
  readonly totalCents: number | null;
};

/** Why a booking needs approval; empty if it doesn’t. */
export function breachesOf({ services, hours, limitCents }: TravelPolicy, planned: Planned): readonly PolicyBreach[] {
  const { service, pickups, totalCents } = planned;
  const matches: readonly (readonly [PolicyBreach, boolean])[] = [
    ["over_limit", limitCents !== null && totalCents !== null && totalCents > limitCents],
    ["service", services.length > 0 && !services.includes(service)],
    ["hours", hours !== null && pickups.some((at) => !isWithin(localTimeOf(at), hours))],
  ];
  return matches.flatMap(([breach, isThere]) => (isThere ? [breach] : []));
}

type Approver = { readonly email: string };
type Booked = { readonly bookerEmail: string; readonly allowsOwnApproval: boolean };

/** Approvers may not decide on their own bookings unless the company allows it. */
export const mayApprove = ({ email }: Approver, { bookerEmail, allowsOwnApproval }: Booked): boolean =>
  allowsOwnApproval || email.toLowerCase() !== bookerEmail.toLowerCase();

/** Both ends included. */
const isWithin = (time: string, { from, until }: { readonly from: string; readonly until: string }): boolean =>
  from <= until ? from <= time && time <= until : from <= time || time <= until;
