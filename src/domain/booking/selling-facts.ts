import type { CompanySettings } from "../company/company-settings.ts";
import type { Extra } from "../extra/extra.ts";
import type { OrganisationKind } from "../partner/organisation-kinds.ts";
import type { PartnerModel } from "../partner/partner-terms.ts";
import type { Tariff } from "../pricing/tariff.ts";
import type { FleetVehicle, LicensedVehicle } from "../trip/capacity.ts";

/** The organisation whose links bring guests, and its commission. */
export type Affiliate = {
  readonly id: string;
  readonly rate: number;
  readonly serviceRates: Readonly<Record<string, number>>;
  /** Null: as in the settings. */
  readonly attributionDays: number | null;
};

/** The booker’s own organisation and how it earns. */
export type OwnPartner = Pick<Affiliate, "id" | "rate" | "serviceRates"> & {
  readonly name: string;
  readonly kind: OrganisationKind;
  readonly model: PartnerModel;
  readonly hasAccount: boolean;
};

/** Everything prices and promises depend on, read in one query. */
export type SellingFacts = {
  readonly settings: CompanySettings;
  readonly tariff: Tariff;
  /** On sale, in the owner’s order. */
  readonly extras: readonly Extra[];
  readonly affiliate: Affiliate | null;
  /** The booker’s organisation. */
  readonly organisationId: string | null;
  readonly ownPartner: OwnPartner | null;
  /** The booker’s account has paid us before, and mail to its address reaches the customer. */
  readonly hasPaidBefore: boolean;
  readonly hasConfirmedEmail: boolean;
  readonly fleet: Fleet;
};

export type Fleet = {
  /** The largest vehicle of each kind: whether a party could be carried at all. */
  readonly largest: readonly FleetVehicle[];
  /** All that are not retired, including those in the workshop. */
  readonly owned: readonly LicensedVehicle[];
  /** Those that are roadworthy now. */
  readonly available: readonly LicensedVehicle[];
};
