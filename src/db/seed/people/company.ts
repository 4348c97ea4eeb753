import { sampleCompany } from "#features/content/contract.ts";
import type { SeedClock } from "../seed-clock.ts";

/** Anyone who runs the company writes their own details in the settings. */
export const companySettingsRow = (clock: SeedClock) => ({
  id: 1,
  details: sampleCompany,
  updatedAt: clock.at(-400, 9 * 60),
});
