import { localDateOf } from "#domain/time/local-time.ts";
import type { SeedClock } from "../seed-clock.ts";
import { sampleCompany, sampleSettings } from "./sample-company.ts";

/** Anyone who runs the company writes their own details in the settings. */
export const companySettingsRow = (clock: SeedClock) => ({
  id: 1,
  details: sampleCompany,
  updatedAt: clock.at(-400, 9 * 60),
});

/** Entries by the demo’s team for visitors from abroad, the working day before. */
export const exchangeRatesRow = (clock: SeedClock) => ({
  name: "exchangeRates",
  value: { on: localDateOf(clock.at(-1)), usd: 17.8, eur: 20.6, gbp: 23.5 },
  version: 1,
  updatedBy: null,
  updatedAt: clock.at(-1, 9 * 60),
});

/** Marked as samples: no one may take them for the licences and the cover of a company that exists. */
export const legalDetailsRow = (clock: SeedClock) => ({
  name: "company",
  value: {
    ...sampleSettings.company,
    informationOfficer: "Thandi Sample",
    licences: "NPTR accreditation 0000 and operating licences WCOL 00001–00012 (samples)",
    insurance: "Passenger liability of R10 million, Sample Insurance, policy 000 000 (sample)",
  },
  version: 1,
  updatedBy: null,
  updatedAt: clock.at(-400, 9 * 60),
});

/** VAT and bank of the demo company. */
export const moneySettingsRows = (clock: SeedClock) =>
  (["tax", "banking"] as const).map((name) => ({
    name,
    value: { ...sampleSettings[name] },
    version: 1,
    updatedBy: null,
    updatedAt: clock.at(-400, 9 * 60),
  }));

/** The part of a late cancellation’s fee that goes back once the vehicle is sold again. */
export const resaleRow = (clock: SeedClock) => ({
  name: "resale",
  value: { feeShare: 0.5, overlapShare: 0.5, untilDays: 30 },
  version: 1,
  updatedBy: null,
  updatedAt: clock.at(-400, 9 * 60),
});
