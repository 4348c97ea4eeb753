import type { CompanyDetails } from "#features/content/contract.ts";
import type { SeedClock } from "./seed-clock.ts";

/** Plainly sample values: whoever runs the company writes their own in the settings. */
const details: CompanyDetails = {
  name: "Cape Town Shuttle",
  phone: "+27 21 555 0123",
  phone_e164: "+27215550123",
  whatsapp_e164: "+27825550123",
  email: "hello@capetownshuttle.example",
  street: "12 Sample Street, Cape Town City Centre",
  city: "Cape Town, Western Cape",
  facebook_url: "https://www.facebook.com/capetownshuttle.sample",
};

export const companySettingsRow = (clock: SeedClock) => ({ id: 1, details, updatedAt: clock.at(-400, 9 * 60) });
