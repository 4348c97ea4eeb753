import type { OrganisationKind } from "./organisation-kinds.ts";

/**
 * How a partner earns: a commission we pay afterwards, a lower net rate it marks up itself, or a share it keeps of what
 * its guest pays at the desk.
 */
export const partnerModels = ["referral", "net_rate", "balance_due"] as const;
export type PartnerModel = (typeof partnerModels)[number];

export const settlements = ["monthly", "quarterly"] as const;
export type Settlement = (typeof settlements)[number];

export const taxStatuses = ["unknown", "vendor", "not_vendor"] as const;
export type TaxStatus = (typeof taxStatuses)[number];

export const bankAccountTypes = ["cheque", "savings", "transmission"] as const;
export type BankAccountType = (typeof bankAccountTypes)[number];

/** Owners see money and people; a desk only books. */
export const memberRoles = ["owner", "desk"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Whether this is the only owner: one must always remain. */
export const isLastOwner = (members: readonly { readonly id: string; readonly role: MemberRole }[], id: string) =>
  members.every((member) => member.id === id || member.role !== "owner");

type Rates = { readonly commissionRate: number; readonly serviceRates: Readonly<Record<string, number>> };

/** A service’s own rate, or the general one. */
export const rateFor = ({ commissionRate, serviceRates }: Rates, service: string): number =>
  serviceRates[service] ?? commissionRate;

/** Companies book for their own people and providers drive: neither brings us customers. */
export const earnsCommission = (kind: OrganisationKind): boolean =>
  kind === "hotel" || kind === "travel_agency" || kind === "affiliate";

/** Whether a statement is due for this month; quarters end in March, June, September and December. */
export const isStatementDue = (settlement: Settlement, month: string): boolean =>
  settlement === "monthly" || Number(month.slice(5, 7)) % 3 === 0;
