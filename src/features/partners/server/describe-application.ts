import * as z from "zod/mini";
import type { VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import { applicationKindLabels } from "#domain/partner/application-labels.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import { detailsOf } from "../details-contract.ts";

type Line = { readonly label: string; readonly value: string };

export const describeKind = (kind: ApplicationKind): string => applicationKindLabels[kind].applicant;

/** The answers for this kind of partner, as readable text. */
export const describeDetails = (kind: ApplicationKind, details: unknown, classes: VehicleClasses): Line[] =>
  lines[kind](details, classes).flatMap(([label, value]) => (value === "" ? [] : [{ label, value }]));

type Lines = readonly (readonly [label: string, value: string])[];
type Describe = (details: unknown, classes: VehicleClasses) => Lines;

/** Details in an older format are left out rather than shown wrongly. */
const of =
  <S extends z.ZodMiniType>(schema: S, describe: (details: z.output<S>, classes: VehicleClasses) => Lines): Describe =>
  (details, classes) => {
    const parsed = z.safeParse(schema, details);
    return parsed.success ? describe(parsed.data, classes) : [];
  };

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
const list = (names: readonly string[]) =>
  names.map((name, at) => (at === 0 ? inWords(name) : name.replaceAll("_", " "))).join(", ");
const yesNo = (is: boolean) => (is ? "Yes" : "No");
const years = (count: number) => (count === 1 ? "1 year" : `${count} years`);

const lines: Readonly<Record<ApplicationKind, Describe>> = {
  travel_agent: of(detailsOf.travel_agent, (details) => [
    ["IATA number", details.iata_number],
    ["ASATA number", details.asata_number],
    ["Clients come from", details.markets],
    ["Trips per month", String(details.trips_per_month)],
    ["Website", details.web_address],
  ]),
  hotel: of(detailsOf.hotel, (details) => [
    ["Kind of property", inWords(details.house_type)],
    ["Address", details.street_address],
    ["Rooms", String(details.rooms)],
    ["Grading", details.stars === 0 ? "Not graded" : `${details.stars} stars`],
    ["Model", inWords(details.model)],
  ]),
  driver_provider: of(detailsOf.driver_provider, (details, classes) => [
    ...classes.map(({ id, name }) => [name, vehicles(details.fleet[id])] as const),
    ["Drivers", String(details.drivers)],
    ["Operating licences", list(details.operating_licences)],
    ["Panic buttons fitted", yesNo(details.has_panic_buttons)],
  ]),
  dispatcher: of(detailsOf.dispatcher, (details) => [
    ["Experience", years(details.years_of_experience)],
    ["Languages", details.languages.join(", ")],
    ["Shifts", list(details.shifts)],
    ["Previous work", details.experience],
  ]),
  driver: of(detailsOf.driver, (details) => [
    ["Licence code", details.licence_code],
    ["Driving permit valid until", formatDate(localDate(details.permit_expires_on))],
    ["Experience", years(details.years_of_experience)],
    ["Languages", details.languages.join(", ")],
    ["Registered guide", yesNo(details.is_guide)],
  ]),
};

const vehicles = (count: number | undefined) => (count ? String(count) : "");
