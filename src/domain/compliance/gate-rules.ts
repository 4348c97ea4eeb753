import type { ServiceOptionId } from "../company/catalogue.ts";
import type { OperatingLicenceType } from "./document-types.ts";

/** Which operating licences allow a service. */
export const licencesFor: Readonly<Record<ServiceOptionId, readonly OperatingLicenceType[]>> = {
  airport_transfer: ["tourist", "charter", "metered"],
  chauffeur_service: ["tourist", "charter", "metered"],
  day_tour: ["tourist"],
  group_transport: ["tourist", "charter"],
  staff_transport: ["staff", "charter"],
  corporate_events: ["tourist", "charter"],
  custom: ["tourist", "charter"],
};

/** Passengers may be carried for reward from this age. */
export const permitFromAge = 21;

/** By law a vehicle for more than sixteen people, driver included, is a bus. */
export const isBus = (seats: number): boolean => seats + 1 > 16;

export const roadworthyMonths = (seats: number): number => (isBus(seats) ? 6 : 12);

/** The licence codes that allow a vehicle of this size, lightest first. */
export const licenceCodesFor = (seats: number): readonly string[] =>
  isBus(seats) ? ["C1", "C", "EC1", "EC"] : ["B", "EB", "C1", "C", "EC1", "EC"];

/** The passenger category of a permit; those for goods and dangerous goods don’t cover people. */
export const passengerPermit = "P";
