import type { ServiceOptionId } from "../company/catalogue.ts";
import type { OperatingLicenceType } from "./document-types.ts";

/** Which operating licences a service may be driven on. */
export const licencesFor: Readonly<Record<ServiceOptionId, readonly OperatingLicenceType[]>> = {
  airport_transfer: ["tourist", "charter", "metered"],
  chauffeur_service: ["tourist", "charter", "metered"],
  day_tour: ["tourist"],
  group_transport: ["tourist", "charter"],
  staff_transport: ["staff", "charter"],
  corporate_events: ["tourist", "charter"],
  custom: ["tourist", "charter"],
};

/** Passengers are carried for reward from this age on. */
export const permitFromAge = 21;

/** With its driver, a vehicle for more than sixteen people is a bus in law. */
export const isBus = (seats: number): boolean => seats + 1 > 16;

export const roadworthyMonths = (seats: number): number => (isBus(seats) ? 6 : 12);

/** The codes that allow a vehicle of so many seats to be driven, the lightest first. */
export const licenceCodesFor = (seats: number): readonly string[] =>
  isBus(seats) ? ["C1", "C", "EC1", "EC"] : ["B", "EB", "C1", "C", "EC1", "EC"];

/** A permit for passengers; the categories for goods and dangerous goods do not carry people. */
export const passengerPermit = "P";
