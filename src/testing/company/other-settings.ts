import { type CompanySettings, defaultSettings } from "#domain/company/company-settings.ts";

/** Every figure that a visitor reads, set to a value that is used nowhere else. */
export const otherSettings = {
  policies: {
    ...defaultSettings.policies,
    version: 2,
    freeHours: 17,
    lateShare: 0.35,
    noShowShare: 0.85,
    graceMinutes: 26,
    holdMinutesOnline: 37,
    holdHoursTransfer: 19,
    quoteValidHours: 67,
  },
  answers: { bookingMinutes: 43, quoteMinutes: 47, homeFormMinutes: 190, contactPageMinutes: 31 * 60 },
  paymentWays: { ...defaultSettings.paymentWays, online: true, transfer: false, cash: false, account: false },
} satisfies Partial<CompanySettings>;

/** The rows that saving them writes: name and value of each part. */
export const otherSettingsRows = Object.entries(otherSettings).map(([name, value]) => ({ name, value, version: 1 }));
