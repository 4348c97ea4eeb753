import type { ServiceOptionId } from "../company/catalogue.ts";
import { localTimeOf } from "../time/local-time.ts";

/** Bookings a company’s people may make without approval. */
export type TravelPolicy = {
  /** Empty: all of them. */
  readonly services: readonly ServiceOptionId[];
  /** Pickups within these hours of the day, such as 06:00 to 22:00; over midnight where the second is the earlier. */
  readonly hours: { readonly from: string; readonly until: string } | null;
  readonly limitCents: number | null;
};

export const policyBreaches = ["over_limit", "service", "hours"] as const;
export type PolicyBreach = (typeof policyBreaches)[number];

export type Planned = {
  readonly service: ServiceOptionId;
  readonly pickups: readonly Date[];
  /** Null while no one has named a price. */
  readonly totalCents: number | null;
};

/** Why a booking must be approved first. Empty: it need not. */
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

/** Whether an approver may answer: not about a booking of their own, unless the company allows it. */
export const mayApprove = ({ email }: Approver, { bookerEmail, allowsOwnApproval }: Booked): boolean =>
  allowsOwnApproval || email.toLowerCase() !== bookerEmail.toLowerCase();

/** From the first minute to the last, both included. */
const isWithin = (time: string, { from, until }: { readonly from: string; readonly until: string }): boolean =>
  from <= until ? from <= time && time <= until : from <= time || time <= until;
