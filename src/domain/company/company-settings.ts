import { type CancellationPolicy, standardPolicy } from "../booking/cancellation.ts";
import { type CancellationRules, noOwnCancellations } from "../booking/cancellation-terms.ts";
import { type DepositRules, noOwnDeposits } from "../booking/deposit.ts";
import type { HoldLimits } from "../booking/hold-limits.ts";
import type { InstantHours } from "../booking/instant-notice.ts";
import { noResale, type ResaleRules } from "../booking/resale.ts";
import type { ChannelChoices } from "../channel/channel-rules.ts";
import type { TextPrice } from "../channel/text-prices.ts";
import { type FatigueRules, fatigueRules } from "../compliance/fatigue.ts";
import { type FollowUpRules, noFollowUps } from "../crm/follow-up.ts";
import { type ExchangeRates, noRates } from "../money/currency-rates.ts";
import { lawfulRates, type VatRate } from "../money/vat.ts";
import type { PaymentMethod } from "../payment/payment-lifecycle.ts";
import type { RouteCosts } from "../routing-day/routing-day.ts";
import { type HolidayChanges, noHolidayChanges } from "../time/public-holidays.ts";
import type { RoadRules } from "../tracking/road-alert.ts";
import { type AutomaticRules, noAutomaticDispatch } from "../trip/automatic-dispatch.ts";
import type { OfferRules } from "../trip/offer-rules.ts";
import { type UndoRules, undoRules } from "../undo/undo-window.ts";
import { type Brand, usualBrand } from "./brand.ts";
import type { ClaimRules } from "./claims.ts";
import { companyRules } from "./company-rules.ts";
import { noSenders, type Senders } from "./senders.ts";

/** Settings in parts. Each part is stored as one value and replaced as a whole. */
export type CompanySettings = {
  /** The company as named on an invoice. */
  readonly company: {
    readonly legalName: string;
    readonly registrationNumber: string;
    /** Set with the contact details. */
    readonly address: string;
    /** Named on the legal pages if set. */
    readonly informationOfficer: string;
    readonly licences: string;
    readonly insurance: string;
  };
  /** Its colours, on every page, email and document. */
  readonly brand: Brand;
  /** The addresses of its emails, and the domain it names. */
  readonly senders: Senders;
  /** Its calendar, beside the holidays by law. */
  readonly holidays: HolidayChanges;
  readonly tax: {
    readonly isVendor: boolean;
    readonly vatNumber: string;
    /** Off: a tour has one price that is not split, so all of it is taxed. */
    readonly splitsTours: boolean;
    /** The standard rates and the day from which each applies. */
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
  readonly policies: CancellationPolicy &
    CancellationRules &
    DepositRules & {
      readonly holdMinutesOnline: number;
      readonly holdHoursTransfer: number;
      readonly quoteValidHours: number;
    };
  /** The part of a cancellation fee that goes back once the vehicle’s time is sold again. */
  readonly resale: ResaleRules;
  readonly holds: HoldLimits;
  /** Hours ahead from which a trip is confirmed instantly. */
  readonly instantHours: InstantHours;
  readonly answers: {
    readonly bookingMinutes: number;
    readonly quoteMinutes: number;
    readonly homeFormMinutes: number;
    readonly contactPageMinutes: number;
  };
  readonly drivingHours: FatigueRules;
  readonly paymentWays: Readonly<Record<PaymentMethod, boolean>> & {
    readonly cashAtMostCents: number;
    readonly trustedTransferAtMostCents: number;
    /** Where a passenger can tip after rating a trip; empty if tips are not taken by link. */
    readonly tipLink: string;
    /** Ways of the gateway shown as choices of their own, such as a wallet: its code, and what customers read. */
    readonly wallets: readonly { readonly code: string; readonly label: string }[];
  };
  /** Rates for showing prices in other currencies; never used for charging. */
  readonly exchangeRates: ExchangeRates;
  readonly offers: OfferRules;
  /** The costs that the route optimizer weighs. */
  readonly routes: RouteCosts;
  /** Trips that look for their driver by themselves. */
  readonly automatic: AutomaticRules;
  /** Help for a driver in danger. */
  readonly safety: {
    /** Empty if the company has no armed response. */
    readonly armedResponsePhone: string;
  };
  /** The hours the company allows itself to notify the Information Regulator and the people affected by a breach. */
  readonly privacy: { readonly breachHours: number };
  /** For how long messages wait after an action of our team, so that it can be undone. */
  readonly undo: UndoRules;
  /** When we write once more, and about what. */
  readonly followUps: FollowUpRules;
  readonly roadAlerts: RoadRules;
  readonly claims: ClaimRules;
  readonly partners: {
    /** How long after a visit through its link a booking counts as a partner’s. */
    readonly attributionDays: number;
    readonly payoutAtLeastCents: number;
    /** Above this, a payout is approved by someone other than the person who drafted it. */
    readonly singlePersonAtMostCents: number;
  };
  /** The channels of each event and recipient, and what a message costs us. */
  readonly channels: {
    readonly choices: ChannelChoices;
    /** Empty if not entered: then no cost is known. */
    readonly prices: readonly TextPrice[];
  };
  /** The recipients of an alarm when a check of the system fails. */
  readonly alarms: {
    /** Empty: the company’s own address. */
    readonly emails: readonly string[];
    readonly phones: readonly string[];
    /** Empty: no webhook. */
    readonly webhookUrl: string;
  };
};

export type SettingsPart = keyof CompanySettings;

export const settingsParts = [
  "company",
  "brand",
  "senders",
  "holidays",
  "tax",
  "banking",
  "policies",
  "resale",
  "holds",
  "instantHours",
  "answers",
  "drivingHours",
  "paymentWays",
  "exchangeRates",
  "offers",
  "routes",
  "automatic",
  "safety",
  "privacy",
  "undo",
  "followUps",
  "roadAlerts",
  "partners",
  "claims",
  "channels",
  "alarms",
] as const;

/** The settings of a new company. Its identity, tax and bank details have no defaults. */
export const defaultSettings: CompanySettings = {
  company: {
    legalName: "",
    registrationNumber: "",
    address: "",
    informationOfficer: "",
    licences: "",
    insurance: "",
  },
  brand: usualBrand,
  senders: noSenders,
  holidays: noHolidayChanges,
  tax: { isVendor: false, vatNumber: "", splitsTours: true, rates: lawfulRates },
  banking: { bank: "", accountName: "", accountNumber: "", branchCode: "", accountType: "", swift: "" },
  policies: {
    ...standardPolicy,
    cancellations: noOwnCancellations,
    holdMinutesOnline: companyRules.holdMinutesOnline,
    holdHoursTransfer: companyRules.holdHoursBankTransfer,
    quoteValidHours: companyRules.quoteValidHours,
    depositShare: 1,
    restDueHours: 0,
    deposits: noOwnDeposits,
  },
  resale: noResale,
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
    wallets: [],
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
  routes: companyRules.routes,
  automatic: noAutomaticDispatch,
  safety: { armedResponsePhone: "" },
  privacy: { breachHours: companyRules.breachHours },
  undo: undoRules,
  followUps: noFollowUps,
  roadAlerts: companyRules.roadAlerts,
  partners: companyRules.partners,
  claims: { checkAfterMonths: companyRules.claimMonths },
  channels: { choices: {}, prices: [] },
  alarms: { emails: [], phones: [], webhookUrl: "" },
};

type Kept = { readonly name: string; readonly value: Readonly<Record<string, unknown>> };

/** The saved settings over the defaults. */
export function companySettingsOf(kept: readonly Kept[]): CompanySettings {
  const saved = new Map(kept.map(({ name, value }) => [name, value]));
  const parts = settingsParts.map((part) => [part, { ...defaultSettings[part], ...saved.get(part) }]);
  return Object.fromEntries(parts) as CompanySettings;
}

/** Their effect: no one can pay into a bank account that was never entered. */
export const settingsInEffect = (set: CompanySettings): CompanySettings => ({
  ...set,
  paymentWays: { ...set.paymentWays, transfer: set.paymentWays.transfer && set.banking.accountNumber !== "" },
});
