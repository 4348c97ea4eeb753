import * as z from "zod/mini";
import { prefixProblem, usualPrefix } from "#domain/booking/reference-prefix.ts";
import { longestShortName } from "#domain/company/contact-details.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import type {
  AttractionsView,
  AttractionView,
  FleetGlance,
  ServiceCard,
  ServicesView,
  ServiceView,
  TourCard,
  TourView,
} from "./words/page-shapes.ts";

/** The company’s contact details, kept in settings: every page shows them from here. */
export const companyDetails = z.object({
  name: z.string(),
  phone: z.string(),
  phone_e164: z.string(),
  whatsapp_e164: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  facebook_url: z.string(),
  short_name: z.string(),
  reference_prefix: z.string(),
  time_words: z.string(),
});
export type CompanyDetails = z.output<typeof companyDetails>;

const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200));
const internationalNumber = (message: string) =>
  z.string(message).check(z.trim(), z.regex(/^\+[1-9]\d{7,14}$/, message));

/** An administrator’s entries. */
export const companyForm = z.object({
  name: required("Enter the company name"),
  phone: required("The phone number is required"),
  phone_e164: internationalNumber("Enter the phone number as +27 and digits only, such as +27215550188"),
  whatsapp_e164: internationalNumber("Enter the WhatsApp number as +27 and digits only, such as +27825550188"),
  email: z
    .string("Email is required")
    .check(
      z.trim(),
      z.minLength(1, "Email is required"),
      z.maxLength(longestEmail),
      z.regex(emailPattern, "Please enter a valid email address"),
    ),
  street: required("Enter the street"),
  city: required("Enter the city"),
  region: z._default(z.string().check(z.trim(), z.maxLength(80, "Please use at most 80 characters")), ""),
  facebook_url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(300),
      z.regex(/^(https:\/\/\S+)?$/, "Enter the whole address, starting with https://"),
    ),
  // Details saved before these could be set lack them.
  short_name: z._default(
    z.string().check(z.trim(), z.maxLength(longestShortName, `Please use at most ${longestShortName} characters`)),
    "",
  ),
  reference_prefix: z._default(
    z.string().check(z.maxLength(20, "Please use two to four capitals"), z.trim(), z.toUpperCase(), (sent) => {
      const message = prefixProblem(sent.value);
      if (message) sent.issues.push({ code: "custom", input: sent.value, message });
    }),
    usualPrefix,
  ),
  time_words: z._default(z.string().check(z.trim(), z.maxLength(40, "Please use at most 40 characters")), ""),
});

/** One page's words, loaded with that page only. */
const wordsOf = <Page>() => z.custom<Page>();
const bySlug = z.object({ slug: z.string().check(z.maxLength(60, "Too long")) });
const notWritten = { no_such_page: "We couldn’t find that page." } as const;

export const contentContract = contract({
  tourPage: call({
    summary: "Reads one tour’s page, with the places it visits.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: bySlug,
    output: wordsOf<TourView>(),
    refusals: notWritten,
  }),
  tourCards: call({
    summary: "Lists the tours on sale as cards: name, route, highlights and picture.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: wordsOf<{ cards: readonly TourCard[] }>(),
  }),
  servicesInBrief: call({
    summary: "Lists the services on sale as cards: name, text, price and picture.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: wordsOf<{ cards: readonly ServiceCard[] }>(),
  }),
  fleetInBrief: call({
    summary: "Lists the vehicle classes on sale as cards: name, seats, bags and picture.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: wordsOf<{ types: readonly FleetGlance[] }>(),
  }),
  attractionPage: call({
    summary: "Reads one attraction’s page: texts, pictures, fare, tours and neighbours.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: bySlug,
    output: wordsOf<AttractionView>(),
    refusals: notWritten,
  }),
  servicePage: call({
    summary: "Reads one service’s page: texts, pictures and vehicles.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: bySlug,
    output: wordsOf<ServiceView>(),
    refusals: notWritten,
  }),
  attractionsPage: call({
    summary: "Lists the attractions, group by group.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: wordsOf<AttractionsView>(),
  }),
  servicesPage: call({
    summary: "Lists the services, with areas, fleet, prices and destinations.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: wordsOf<ServicesView>(),
  }),
  companyDetails: call({
    summary: "Reads the company’s contact details: phone, WhatsApp, email, street.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: companyDetails,
  }),
  saveCompanyDetails: call({
    summary: "Changes the company’s contact details, on every page and in every email.",
    access: ["admin", "super_user"],
    effect: "changes",
    input: companyForm,
    output: companyDetails,
  }),
});
