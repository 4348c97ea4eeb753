import { companyRules } from "../company/company-rules.ts";

export const segments = ["first_timer", "repeat", "vip", "no_show_risk", "corporate", "agent_client"] as const;
export type Segment = (typeof segments)[number];

export const segmentLabels: Readonly<Record<Segment, string>> = {
  first_timer: "First-timer",
  repeat: "Repeat",
  vip: "VIP",
  no_show_risk: "No-show risk",
  corporate: "Corporate",
  agent_client: "Agent client",
};

export type CustomerFigures = {
  readonly bookings: number;
  readonly noShows: number;
  readonly spentCents: number;
  readonly isOfCompany: boolean;
  readonly isOfPartner: boolean;
};

/** Groups a customer belongs to by what they have booked. One may be in several. */
export function segmentsOf(figures: CustomerFigures): readonly Segment[] {
  const { bookings, noShows, spentCents, isOfCompany, isOfPartner } = figures;
  const belongs: Readonly<Record<Segment, boolean>> = {
    first_timer: bookings === 1,
    repeat: bookings > 1,
    vip: spentCents >= companyRules.vipSpentCents,
    no_show_risk: noShows >= companyRules.riskNoShows,
    corporate: isOfCompany,
    agent_client: isOfPartner,
  };
  return segments.filter((segment) => belongs[segment]);
}
