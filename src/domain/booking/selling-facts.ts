import type { CompanySettings } from "../company/company-settings.ts";
import type { OrganisationKind } from "../partner/organisation-kinds.ts";
import type { PartnerModel } from "../partner/partner-terms.ts";
import type { Tariff } from "../pricing/tariff.ts";
import type { FleetVehicle, LicensedVehicle } from "../trip/capacity.ts";

/** The organisation whose links bring guests, and what it gets for them. */
export type Affiliate = {
  readonly id: string;
  readonly rate: number;
  readonly serviceRates: Readonly<Record<string, number>>;
  /** Null: those of the settings. */
  readonly attributionDays: number | null;
};

/** The organisation that the person who books belongs to, and how it earns. */
export type OwnPartner = Pick<Affiliate, "id" | "rate" | "serviceRates"> & {
  readonly name: string;
  readonly kind: OrganisationKind;
  readonly model: PartnerModel;
  readonly hasAccount: boolean;
};

/** The facts that prices and promises rest on, read in one query. */
export type SellingFacts = {
  readonly settings: CompanySettings;
  readonly tariff: Tariff;
  readonly affiliate: Affiliate | null;
  /** The one that the person who books belongs to. */
  readonly organisationId: string | null;
  readonly ownPartner: OwnPartner | null;
  /** The account that books has paid us before, and what reaches its email address reaches the customer. */
  readonly hasPaidBefore: boolean;
  readonly hasConfirmedEmail: boolean;
  readonly fleet: Fleet;
};

export type Fleet = {
  /** The largest we have of each kind: whether a party could be carried at all. */
  readonly largest: readonly FleetVehicle[];
  /** Those that are not retired, in the workshop or not. */
  readonly owned: readonly LicensedVehicle[];
  /** Those that can be driven. */
  readonly available: readonly LicensedVehicle[];
};
