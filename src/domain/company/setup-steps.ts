/** The details a company enters before it can take its first booking at once, in the order it is best done. */
export const setupSteps = [
  "company",
  "tax",
  "banking",
  "payment",
  "tariff",
  "company_documents",
  "vehicle",
  "vehicle_documents",
  "driver",
  "driver_documents",
  "first_booking",
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** Existing entries. */
export type SetupFacts = {
  /** A phone number, an email address and a registered name. */
  readonly hasCompany: boolean;
  /** The parts of the settings that were saved. */
  readonly saved: readonly string[];
  readonly hasBankAccount: boolean;
  readonly takesTransfers: boolean;
  /** A gateway for cards is connected. */
  readonly hasGateway: boolean;
  /** The tariff in force is another than the one we start with. */
  readonly hasOwnTariff: boolean;
  /** Documents the company itself needs, and how many of them are verified and still good. */
  readonly companyDocuments: { readonly needed: number; readonly good: number };
  readonly vehicles: number;
  /** Vehicles that can be sold today. */
  readonly vehiclesReady: number;
  readonly drivers: number;
  readonly driversActive: number;
  /** Bookings whose price and vehicle were there at once. */
  readonly instantBookings: number;
};

/** Which steps are done, by the facts alone: it is all the same by which screen, import or setting of the server. */
export function setupDone(facts: SetupFacts): Readonly<Record<SetupStep, boolean>> {
  const isSaved = (part: string) => facts.saved.includes(part);
  return {
    company: facts.hasCompany,
    tax: isSaved("tax"),
    banking: facts.hasBankAccount || !facts.takesTransfers,
    payment: facts.hasGateway || isSaved("paymentWays"),
    tariff: facts.hasOwnTariff,
    company_documents: facts.companyDocuments.good >= facts.companyDocuments.needed,
    vehicle: facts.vehicles > 0,
    vehicle_documents: facts.vehiclesReady > 0,
    driver: facts.drivers > 0,
    driver_documents: facts.driversActive > 0,
    first_booking: facts.instantBookings > 0,
  };
}
