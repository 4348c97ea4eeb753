import { sourceLabel } from "../booking/booking-labels.ts";

/** How someone may first have come to us. */
const sources = [
  "website",
  "phone",
  "whatsapp",
  "walk_in",
  "email",
  "chat",
  "quote",
  "hotel",
  "agent",
  "affiliate",
  "corporate",
] as const;

export const customerSources: Readonly<Record<string, string>> = {
  ...Object.fromEntries(sources.map((source) => [source, sourceLabel(source)])),
  enquiry: "Enquiry",
  import: "Import",
};

export const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  af: "Afrikaans",
  de: "German",
  fr: "French",
  nl: "Dutch",
};
