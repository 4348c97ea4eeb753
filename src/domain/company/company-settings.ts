import { type CancellationPolicy, standardPolicy } from "../booking/cancellation.ts";
import type { HoldLimits } from "../booking/hold-limits.ts";
import type { InstantHours } from "../booking/instant-notice.ts";
import type { ChannelChoices } from "../channel/channel-rules.ts";
import { type FatigueRules, fatigueRules } from "../compliance/fatigue.ts";
import { type ExchangeRates, noRates } from "../money/currency-rates.ts";
import { lawfulRates, type VatRate } from "../money/vat.ts";
import type { PaymentMethod } from "../payment/payment-lifecycle.ts";
import type { RoadRules } from "../tracking/road-alert.ts";
import type { OfferRules } from "../trip/offer-rules.ts";
import { type Claims, noClaims } from "./claims.ts";
import { companyRules } from "./company-rules.ts";

/** Our team’s own settings, in parts. Each part is kept as one value and replaced whole. */
export type CompanySettings = {
  /** The company as named on an invoice. */
  readonly company: {
    readonly legalName: string;
    readonly registrationNumber: string;
    /** Where the company is reached; set with its contact details. */
    readonly address: string;
    /** Named on the legal pages where they are set. */
    readonly informationOfficer: string;
    readonly licences: string;
    readonly insurance: string;
  };
  readonly tax: {
    readonly isVendor: boolean;
    readonly vatNumber: string;
    /** Off: a tour is one price that was not split, so all of it is taxed. */
    readonly splitsTours: boolean;
    /** The standard rate, and from which day on each holds. */
    readonly rates: readonly VatRate[];
  };
  readonly banking: {
    readonly bank: string;
    readonly accountName: string;
    readonly accountNumber: string;
    readonly branchCode: string;
    readonly accountType: string;
    readonly swift: string;
  };
  readonly policies: CancellationPolicy & {
    readonly holdMinutesOnline: number;
    readonly holdHoursTransfer: number;
    readonly quoteValidHours: number;
    readonly depositShare: number;
    readonly termsVersion: string;
  };
  readonly holds: HoldLimits;
  /** From how many hours ahead a trip is confirmed at once. */
  readonly instantHours: InstantHours;
  readonly answers: {
    readonly bookingMinutes: number;
    readonly quoteMinutes: number;
    readonly homeFormMinutes: number;
    readonly contactPageMinutes: number;
  };
  /** How long drivers may work, and how they rest. */
  readonly drivingHours: FatigueRules;
  readonly paymentWays: Readonly<Record<PaymentMethod, boolean>> & {
    readonly cashAtMostCents: number;
    readonly trustedTransferAtMostCents: number;
    /** Where a passenger leaves a tip after rating a trip; empty where tips are not taken by link. */
    readonly tipLink: string;
  };
  /** By what rate prices are shown in other currencies; never what is charged. */
  readonly exchangeRates: ExchangeRates;
  readonly offers: OfferRules;
  /** Whom a driver in danger is helped by. */
  readonly safety: {
    /** Empty where the company has no armed response. */
    readonly armedResponsePhone: string;
  };
  /** The hours that the company gives itself to notify the Information Regulator and those affected by a breach. */
  readonly privacy: { readonly breachHours: number };
  /** Our team’s warnings on the road. */
  readonly roadAlerts: RoadRules;
  /** The company’s own description. */
  readonly claims: Claims;
  /** How partners are paid. */
  readonly partners: {
    /** For how long after a visit through its link a booking counts as a partner’s. */
    readonly attributionDays: number;
    readonly payoutAtLeastCents: number;
    /** Above it, someone else approves a payout than who drafted it. */
    readonly singlePersonAtMostCents: number;
  };
  /** Who gets what by which channel, and what a message costs us. */
  readonly channels: {
    readonly choices: ChannelChoices;
    /** For one part of an SMS, and for one message by WhatsApp; 0 where no one has entered it. */
    readonly smsCents: number;
    readonly whatsappCents: number;
  };
};

export type SettingsPart = keyof CompanySettings;

export const settingsParts = [
  "company",
  "tax",
  "banking",
  "policies",
  "holds",
  "instantHours",
  "answers",
  "drivingHours",
  "paymentWays",
  "exchangeRates",
  "offers",
  "safety",
  "privacy",
  "roadAlerts",
  "partners",
  "claims",
  "channels",
] as const;

/** Rules to start with. Who the company is, its tax and its bank it says itself: nothing here could pass for them. */
export const defaultSettings: CompanySettings = {
  company: {
    legalName: "",
    registrationNumber: "",
    address: "",
    informationOfficer: "",
    licences: "",
    insurance: "",
  },
  tax: { isVendor: false, vatNumber: "", splitsTours: true, rates: lawfulRates },
  banking: { bank: "", accountName: "", accountNumber: "", branchCode: "", accountType: "", swift: "" },
  policies: {
    ...standardPolicy,
    holdMinutesOnline: companyRules.holdMinutesOnline,
    holdHoursTransfer: companyRules.holdHoursBankTransfer,
    quoteValidHours: companyRules.quoteValidHours,
    depositShare: 1,
    termsVersion: "2026-11",
  },
  holds: companyRules.holdsForStrangers,
  instantHours: companyRules.instantHours,
  answers: {
    bookingMinutes: companyRules.answerMinutesBooking,
    quoteMinutes: companyRules.answerMinutesQuote,
    homeFormMinutes: companyRules.answerMinutesHomeForm,
    contactPageMinutes: companyRules.answerMinutesContactPage,
  },
  drivingHours: fatigueRules,
  paymentWays: {
    online: true,
    transfer: true,
    cash: true,
    account: true,
    cashAtMostCents: 300_000,
    trustedTransferAtMostCents: companyRules.trustedTransferAtMost,
    tipLink: "",
  },
  exchangeRates: noRates,
  offers: {
    minutesDayAhead: companyRules.offerMinutes.dayAhead,
    minutesHoursAhead: companyRules.offerMinutes.hoursAhead,
    minutesSoon: companyRules.offerMinutes.soon,
    minutesUrgent: companyRules.offerMinutes.urgent,
    tries: companyRules.offerTries,
    reconfirmFirstHours: companyRules.reconfirmHours.first,
    reconfirmSecondHours: companyRules.reconfirmHours.second,
    reconfirmLastHours: companyRules.reconfirmHours.last,
    payoutShare: companyRules.providerPayoutShare,
  },
  safety: { armedResponsePhone: "" },
  privacy: { breachHours: companyRules.breachHours },
  roadAlerts: companyRules.roadAlerts,
  partners: companyRules.partners,
  claims: noClaims,
  channels: { choices: {}, smsCents: 0, whatsappCents: 0 },
};

type Kept = { readonly name: string; readonly value: Readonly<Record<string, unknown>> };

/** The settings as they stand: what was saved, over the company's defaults. */
export function companySettingsOf(kept: readonly Kept[]): CompanySettings {
  const saved = new Map(kept.map(({ name, value }) => [name, value]));
  const parts = settingsParts.map((part) => [part, { ...defaultSettings[part], ...saved.get(part) }]);
  return Object.fromEntries(parts) as CompanySettings;
}

/** Their results: no one can pay into an account that no one has entered. */
export const settingsInEffect = (set: CompanySettings): CompanySettings => ({
  ...set,
  paymentWays: { ...set.paymentWays, transfer: set.paymentWays.transfer && set.banking.accountNumber !== "" },
});
