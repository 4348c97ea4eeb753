import { type CancellationPolicy, standardPolicy } from "./cancellation.ts";
import type { HoldLimits } from "./hold-limits.ts";
import { houseRules } from "./house-rules.ts";
import type { PaymentMethod } from "./payment-lifecycle.ts";
import { lawfulRates, type VatRate } from "./vat.ts";

/** What the office sets itself, in parts. Each part is kept as one value and replaced whole. */
export type HouseSettings = {
  /** Who stands on an invoice. */
  readonly company: {
    readonly legalName: string;
    readonly registrationNumber: string;
    /** Where the company is reached; set with its contact details. */
    readonly address: string;
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
  readonly answers: {
    readonly bookingMinutes: number;
    readonly quoteMinutes: number;
    readonly homeFormMinutes: number;
    readonly contactPageMinutes: number;
  };
  readonly paymentWays: Readonly<Record<PaymentMethod, boolean>> & {
    readonly cashAtMostCents: number;
    readonly trustedTransferAtMostCents: number;
  };
};

export type SettingsPart = keyof HouseSettings;

export const settingsParts = ["company", "tax", "banking", "policies", "holds", "answers", "paymentWays"] as const;

/** Plainly sample values where a real company has its own. */
export const defaultSettings: HouseSettings = {
  company: {
    legalName: "Cape Town Shuttle (Pty) Ltd (sample)",
    registrationNumber: "2014/000000/07",
    address: "12 Sample Street, Cape Town",
  },
  tax: { isVendor: true, vatNumber: "4000000000", splitsTours: true, rates: lawfulRates },
  banking: {
    bank: "Sample Bank",
    accountName: "Cape Town Shuttle (sample)",
    accountNumber: "000 000 0000",
    branchCode: "000000",
    accountType: "Business cheque",
    swift: "SAMPZAJJ",
  },
  policies: {
    ...standardPolicy,
    holdMinutesOnline: houseRules.holdMinutesOnline,
    holdHoursTransfer: houseRules.holdHoursBankTransfer,
    quoteValidHours: houseRules.quoteValidHours,
    depositShare: 1,
    termsVersion: "2026-11",
  },
  holds: houseRules.holdsForStrangers,
  answers: {
    bookingMinutes: houseRules.answerMinutesBooking,
    quoteMinutes: houseRules.answerMinutesQuote,
    homeFormMinutes: houseRules.answerMinutesHomeForm,
    contactPageMinutes: houseRules.answerMinutesContactPage,
  },
  paymentWays: {
    online: true,
    transfer: true,
    cash: true,
    account: true,
    cashAtMostCents: 300_000,
    trustedTransferAtMostCents: houseRules.trustedTransferAtMost,
  },
};

type Kept = { readonly name: string; readonly value: Readonly<Record<string, unknown>> };

/** The settings as they stand: what was saved, over the house's defaults. */
export function houseSettings(kept: readonly Kept[]): HouseSettings {
  const saved = new Map(kept.map(({ name, value }) => [name, value]));
  const parts = settingsParts.map((part) => [part, { ...defaultSettings[part], ...saved.get(part) }]);
  return Object.fromEntries(parts) as HouseSettings;
}
