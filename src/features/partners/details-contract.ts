import * as z from "zod/mini";
import { dayField, optionalTextField, slugField, textField } from "#platform/wire.ts";

const required = (message: string, most = 200) => textField(message, most);

const count = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message));
const someOf = <const V extends readonly string[]>(values: V, message: string) =>
  z.array(z.enum(values)).check(z.minLength(1, message), z.maxLength(values.length));

export const propertyTypes = ["hotel", "guesthouse", "lodge", "wine_estate", "apartments"] as const;
export const hotelModels = ["referral_share", "net_rate", "deposit_kept", "undecided"] as const;
export const operatingLicences = ["tourist", "charter", "staff", "metered_taxi"] as const;
export const shifts = ["day", "night", "weekend"] as const;
export const licenceCodes = ["B", "EB", "C1", "EC1", "C", "EC"] as const;
export const spokenLanguages = [
  "English",
  "Afrikaans",
  "isiXhosa",
  "isiZulu",
  "Sesotho",
  "Setswana",
  "German",
  "French",
  "Dutch",
  "Italian",
  "Spanish",
  "Portuguese",
  "Mandarin",
] as const;

const languages = someOf(spokenLanguages, "Please choose at least one language");
const years = count(0, 60, "Please enter the years as a number");

/** 96x1234 in the airlines’ numbering: seven digits, or eight with the check digit. */
const iataNumber = z._default(
  z.string().check(z.trim(), z.regex(/^(\d{7,8})?$/, "An IATA number has 7 or 8 digits")),
  "",
);

/** By vehicle class. */
const fleet = z
  .record(slugField(), count(0, 500, "Please enter a number up to 500"))
  .check(
    z.refine((classes) => Object.values(classes).some((vehicles) => vehicles > 0), "Please enter at least one vehicle"),
  );

/** The questions for one kind of partner. */
export const detailsOf = {
  travel_agent: z.object({
    iata_number: iataNumber,
    asata_number: optionalTextField(20),
    markets: required("Please say where your clients come from", 300),
    trips_per_month: count(0, 10_000, "Please enter a rough number"),
    web_address: optionalTextField(200),
  }),
  hotel: z.object({
    house_type: z.enum(propertyTypes, "Please choose the kind of property"),
    street_address: required("Please enter the address guests arrive at", 300),
    rooms: count(1, 5000, "Please enter the number of rooms"),
    /** 0 for a property without a grading. */
    stars: count(0, 5, "Please choose the grading"),
    model: z.enum(hotelModels, "Please choose a model, or leave it open"),
  }),
  driver_provider: z.object({
    fleet,
    drivers: count(1, 1000, "Please enter how many drivers you have"),
    operating_licences: someOf(operatingLicences, "Please choose the operating licences you hold"),
    has_panic_buttons: z._default(z.boolean(), false),
  }),
  dispatcher: z.object({
    years_of_experience: years,
    languages,
    shifts: someOf(shifts, "Please choose when you can work"),
    experience: required("Please tell us what you have done so far", 2000),
  }),
  driver: z.object({
    licence_code: z.enum(licenceCodes, "Please choose the code of your licence"),
    permit_expires_on: dayField("Please enter your permit’s expiry date"),
    years_of_experience: years,
    languages,
    is_guide: z._default(z.boolean(), false),
  }),
};
