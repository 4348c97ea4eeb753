import { type CompanySettings, defaultSettings } from "#domain/company/company-settings.ts";
import type { CompanyDetails } from "#domain/company/contact-details.ts";

/** The demo company. Plainly made up, and no one’s number. */
export const sampleCompany: CompanyDetails = {
  name: "Cape Town Shuttle",
  phone: "+27 21 555 0123",
  phone_e164: "+27215550123",
  whatsapp_e164: "+27825550123",
  email: "hello@capetownshuttle.example",
  street: "12 Sample Street",
  city: "Cape Town",
  region: "the Western Cape",
  facebook_url: "https://www.facebook.com/capetownshuttle.sample",
  short_name: "CT Shuttle",
  reference_prefix: "CTS",
  time_words: "Cape Town time",
};

/** The demo company’s own details: marked as samples, so that no one takes them for real. */
export const sampleSettings: CompanySettings = {
  ...defaultSettings,
  company: {
    legalName: "Cape Town Shuttle (Pty) Ltd (sample)",
    registrationNumber: "2014/000000/07",
    address: "12 Sample Street, Cape Town",
    informationOfficer: "",
    licences: "",
    insurance: "",
  },
  tax: { ...defaultSettings.tax, isVendor: true, vatNumber: "4000000000" },
  banking: {
    bank: "Sample Bank",
    accountName: "Cape Town Shuttle (sample)",
    accountNumber: "000 000 0000",
    branchCode: "000000",
    accountType: "Business cheque",
    swift: "SAMPZAJJ",
  },
};
