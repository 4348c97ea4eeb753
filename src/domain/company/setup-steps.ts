/** The details a company enters before its first instant booking, in the best order. */
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

export type SetupFacts = {
  /** A phone number, an email address and a registered name. */
  readonly hasCompany: boolean;
  readonly saved: readonly string[];
  readonly hasBankAccount: boolean;
  readonly takesTransfers: boolean;
  /** A card gateway is connected. */
  readonly hasGateway: boolean;
  /** The current tariff differs from the default one. */
  readonly hasOwnTariff: boolean;
  /** Documents the company itself needs, and how many are verified and valid. */
  readonly companyDocuments: { readonly needed: number; readonly good: number };
  readonly vehicles: number;
  readonly vehiclesReady: number;
  readonly drivers: number;
  readonly driversActive: number;
  /** Bookings that were confirmed instantly. */
  readonly instantBookings: number;
};

/** Which steps are done, judged by the facts alone, whether by screen, import or server setting. */
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
