import { usualPrefix } from "../booking/reference-prefix.ts";
import { productName } from "./product.ts";

/** How customers reach the company. */
export type CompanyDetails = {
  name: string;
  phone: string;
  phone_e164: string;
  whatsapp_e164: string;
  email: string;
  street: string;
  city: string;
  /** As in a sentence, such as “the Western Cape”; may be empty. */
  region: string;
  facebook_url: string;
  /** Below the icon on a phone, before an SMS and on sheets; empty until it is set. */
  short_name: string;
  /** The letters before the dash of new booking references. */
  reference_prefix: string;
  /** How times are explained to readers elsewhere; empty until it is set. */
  time_words: string;
};

/** Before anything is saved: the product’s own name, and no number, address or account. */
export const newCompany: CompanyDetails = {
  name: productName,
  phone: "",
  phone_e164: "",
  whatsapp_e164: "",
  email: "",
  street: "",
  city: "",
  region: "",
  facebook_url: "",
  short_name: "",
  reference_prefix: usualPrefix,
  time_words: "",
};

/** A phone’s home screen shows about twelve letters. */
export const longestShortName = 12;

/** As it was set, or as much of the name’s beginning as fits. */
export function shortNameOf({ name, short_name }: Pick<CompanyDetails, "name" | "short_name">): string {
  if (short_name) return short_name;
  const words = name.trim().split(/\s+/);
  const fitting = words.map((_, at) => words.slice(0, words.length - at).join(" "));
  return fitting.find((text) => text.length <= longestShortName) ?? name.trim().slice(0, longestShortName);
}

/** “Cape Town time”, as the company says it; until then by its country, as all of its times are one zone’s. */
export const timeWordsOf = ({ time_words }: Pick<CompanyDetails, "time_words">): string =>
  time_words || "South African time";

/** Where the company works, as its pages say it. Before it has entered a town, the country. */
export type CompanyPlace = { readonly town: string; readonly area: string };

export const placeOf = ({ city, region }: Pick<CompanyDetails, "city" | "region">): CompanyPlace => ({
  town: city || country,
  area: [city, region].filter(Boolean).join(" and ") || country,
});

const country = "South Africa";

/** "call +27 44 555 0177", or a wording for a company without a phone number. */
export const callUs = ({ phone }: Pick<CompanyDetails, "phone">): string => (phone ? `call ${phone}` : "contact us");

/** For the foot of a document: whatever is set. */
export const contactLine = ({ name, phone, email }: Pick<CompanyDetails, "name" | "phone" | "email">): string =>
  [name, phone, email].filter(Boolean).join(" · ");

/** The saved values field by field, with a new company’s values for fields never saved. */
export function companyDetailsOf(saved: Readonly<Record<string, unknown>>): CompanyDetails {
  const text = (name: keyof CompanyDetails) => {
    const value = saved[name];
    return typeof value === "string" ? value : newCompany[name];
  };
  return {
    name: text("name"),
    phone: text("phone"),
    phone_e164: text("phone_e164"),
    whatsapp_e164: text("whatsapp_e164"),
    email: text("email"),
    street: text("street"),
    city: text("city"),
    region: saved.region === undefined ? regionBefore(text("city")) : text("region"),
    facebook_url: text("facebook_url"),
    short_name: text("short_name"),
    reference_prefix: text("reference_prefix"),
    time_words: text("time_words"),
  };
}

/** Details saved before there was a region: pages of a company in Cape Town keep the one they named. */
const regionBefore = (city: string): string => (city === "Cape Town" ? "the Western Cape" : "");
