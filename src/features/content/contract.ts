import * as z from "zod/mini";
import { emailPattern, longestEmail } from "#domain/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import type { AttractionsView, AttractionView, ServicesView, ServiceView, TourPage } from "./words/page-shapes.ts";

/** How the company is reached. Kept in settings: the figures shown on every page come from this one place. */
export const companyDetails = z.object({
  name: z.string(),
  phone: z.string(),
  phone_e164: z.string(),
  whatsapp_e164: z.string(),
  email: z.string(),
  street: z.string(),
  city: z.string(),
  facebook_url: z.string(),
});
export type CompanyDetails = z.output<typeof companyDetails>;

/** Plainly made up, and nobody's number: what holds until an administrator saves the company's own details. */
export const sampleCompany: CompanyDetails = {
  name: "Cape Town Shuttle",
  phone: "+27 21 555 0123",
  phone_e164: "+27215550123",
  whatsapp_e164: "+27825550123",
  email: "hello@capetownshuttle.example",
  street: "12 Sample Street",
  city: "Cape Town",
  facebook_url: "https://www.facebook.com/capetownshuttle.sample",
};

const required = (message: string) => z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(200));
const internationalNumber = (message: string) =>
  z.string(message).check(z.trim(), z.regex(/^\+[1-9]\d{7,14}$/, message));

/** What an administrator enters. */
export const companyForm = z.object({
  name: required("The company's name is required"),
  phone: required("The phone number is required"),
  phone_e164: internationalNumber("Enter the phone number as +27 and figures only, such as +27215550123"),
  whatsapp_e164: internationalNumber("Enter the WhatsApp number as +27 and figures only, such as +27825550123"),
  email: z
    .string("Email is required")
    .check(
      z.trim(),
      z.minLength(1, "Email is required"),
      z.maxLength(longestEmail),
      z.regex(emailPattern, "Please enter a valid email address"),
    ),
  street: required("The street is required"),
  city: required("The city is required"),
  facebook_url: z
    .string()
    .check(z.trim(), z.maxLength(300), z.regex(/^https:\/\/\S+$/, "Enter the whole address, beginning with https://")),
});

/** One page's words, which only that page needs: the browser reads them with the page, not with the site. */
const wordsOf = <Page>() => z.custom<Page>();
const bySlug = z.object({ slug: z.string().check(z.maxLength(60, "Too long")) });
const notWritten = { no_such_page: "There is no such page." } as const;

export const contentContract = contract({
  tourPage: call({
    summary: "The words of one tour's page.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: bySlug,
    output: wordsOf<TourPage>(),
    refusals: notWritten,
  }),
  attractionPage: call({
    summary: "One attraction's page: words, pictures, fare, tours and neighbours.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: bySlug,
    output: wordsOf<AttractionView>(),
    refusals: notWritten,
  }),
  servicePage: call({
    summary: "One service's page: words, pictures and vehicles.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: bySlug,
    output: wordsOf<ServiceView>(),
    refusals: notWritten,
  }),
  attractionsPage: call({
    summary: "The overview of attractions, group by group.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: wordsOf<AttractionsView>(),
  }),
  servicesPage: call({
    summary: "The overview of services, with areas, fleet, prices and destinations.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: wordsOf<ServicesView>(),
  }),
  companyDetails: call({
    summary: "How the company is reached: phone, WhatsApp, e-mail, street.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: companyDetails,
  }),
  saveCompanyDetails: call({
    summary: "Changes how the company is reached, on every page and in every letter.",
    access: ["admin", "super_user"],
    effect: "changes",
    input: companyForm,
    output: companyDetails,
  }),
});
