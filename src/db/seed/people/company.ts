import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { dayHours, noAutomaticDispatch } from "#domain/trip/automatic-dispatch.ts";
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

const demoHours = (from: number, until: number, mode: "propose" | "on") =>
  Object.fromEntries(dayHours.slice(from, until).map((hour) => [hour, mode]));
/** By day the board proposes, and at night no one sits there. */
const demoModes = { ...demoHours(0, 6, "on"), ...demoHours(6, 20, "propose"), ...demoHours(20, 24, "on") };

/** Trips of the demo find their driver, and its team has the last word by day. */
export const automaticRow = (clock: SeedClock) => ({
  name: "automatic",
  value: {
    ...noAutomaticDispatch,
    modes: Object.fromEntries(serviceOptionIds.map((id) => [id, demoModes])),
  },
  version: 1,
  updatedBy: null,
  updatedAt: clock.at(-30, 9 * 60),
});

/** The provider drives cars and shuttles, and not more than it has people for; the first agreement allowed it less. */
export const providerLimitRows = (clock: SeedClock, organisationId: string) =>
  [
    { version: 1, classes: ["sedan"], tripsPerDay: 4, tripsPerWeek: 15, savedAt: clock.at(-200, 10 * 60) },
    { version: 2, classes: ["sedan", "shuttle"], tripsPerDay: 8, tripsPerWeek: 30, savedAt: clock.at(-60, 11 * 60) },
  ].map((row) => ({ ...row, organisationId, zones: [], savedBy: null, putBackOf: null }));
