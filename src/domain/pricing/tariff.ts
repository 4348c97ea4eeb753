import type { Catalogue } from "../catalogue/catalogue.ts";
import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import type { Cents } from "../money/money.ts";
import type { Shape } from "../tracking/geofence.ts";

/** A party’s price in each vehicle class: the smallest party, and each further person. */
export type PartyPrices = Readonly<Record<VehicleClass, { readonly from: Cents; readonly each: Cents }>>;

/** The same as multiples of a price agreed for the base class. */
export type PartyFactors = Readonly<Record<VehicleClass, { readonly from: number; readonly each: number }>>;

type ByClass = Readonly<Record<VehicleClass, Cents>>;

/** How a price is found; time rules name the kinds they apply to. */
export type PriceKind = "route" | "transfer" | "group" | "tour" | "package" | "hire" | "coach";

/** A surcharge or a reduction for certain fares, in the order our team gave them. */
export type TimeRule = {
  readonly id: string;
  readonly name: string;
  /** Of the fare; below zero it takes off. */
  readonly share: number;
  /** A fixed sum instead, for each way or day. */
  readonly amount?: Cents | undefined;
  readonly appliesTo: readonly PriceKind[];
  readonly when:
    | { readonly kind: "always" }
    | { readonly kind: "hours"; readonly from: string; readonly until: string }
    | {
        readonly kind: "public_holiday";
        /** Days that are not in the calendar: an election, or a holiday proclaimed by the President. */
        readonly also?: readonly { readonly on: string; readonly name: string }[] | undefined;
      }
    | { readonly kind: "days"; readonly from: string; readonly until: string }
    /** One of the tariff’s named seasons. */
    | { readonly kind: "season"; readonly season: string }
    | { readonly kind: "short_notice"; readonly hours: number }
    | { readonly kind: "long_notice"; readonly hours: number };
  readonly only?: RuleLimits | undefined;
};

/** A fare must meet all that are given. */
export type RuleLimits = {
  /** Sunday is 0. */
  readonly weekdays?: readonly number[] | undefined;
  readonly vehicleClasses?: readonly VehicleClass[] | undefined;
  readonly fromPassengers?: number | undefined;
  /** Places or towns where the trip starts or ends. */
  readonly places?: readonly string[] | undefined;
  /** Zones by id, and which end of the trip lies in one of them; absent: either. */
  readonly zones?: readonly string[] | undefined;
  readonly zoneEnd?: ZoneEnd | undefined;
  /** Partners and companies by id; no one else pays it or reads of it. */
  readonly buyers?: readonly string[] | undefined;
};

export const zoneEnds = ["either", "start", "end"] as const;
export type ZoneEnd = (typeof zoneEnds)[number];

/** An area as it was drawn on the map when the tariff was saved. */
export type Zone = { readonly id: string; readonly name: string; readonly shape: Shape };

/** Named spans of days, both ends included: `12-15` every year, `2027-04-02` in that year. */
export type Season = {
  readonly id: string;
  readonly name: string;
  readonly spans: readonly { readonly from: string; readonly until: string }[];
};

/** If several surcharges apply: all are added, or the highest alone. Reductions always apply. */
export const ruleSums = ["all", "highest"] as const;
export type RuleSum = (typeof ruleSums)[number];

export type Toll = {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
  readonly places: readonly string[];
  /** Zones by id: also paid for trips that start or end there. */
  readonly zones?: readonly string[] | undefined;
};

/**
 * How the price of one tour is apportioned between driving and everything else, as the tax office may ask to see it. Who
 * set it and when is said by the price list it came with.
 */
export type TourKey = {
  /** Null: not apportioned, so the whole tour is taxed. */
  readonly share: number | null;
  readonly reason: string;
  /** The tariff version that introduced it. */
  readonly since?: number;
};

/** Every price we charge, as one value with a version: kept whole, replaced whole. */
export type Tariff = {
  readonly version: number;
  /** The records that the prices are of. It comes with the tariff when that is read, and is never stored with it. */
  readonly catalogue: Catalogue;
  /** Between two places. Up to `hopKm` costs `hop`, up to `includedKm` `ride`, then per kilometre. */
  readonly transfer: {
    readonly hopKm: number;
    readonly includedKm: number;
    readonly hop: PartyPrices;
    readonly ride: PartyPrices;
    readonly perKm: ByClass;
  };
  /** Private shuttles and group transfers, with the same distances. */
  readonly group: { readonly hop: PartyPrices; readonly ride: PartyPrices };
  /** A kilometre without guests, to a pickup beyond the service area or back, costs this share of one with them. */
  readonly emptyWayShare: number;
  /** One way between Cape Town or its airport and a town, in the base class. */
  readonly routes: readonly { readonly town: string; readonly price: Cents }[];
  /** By tour slug, for a party in the base class. */
  readonly tours: Readonly<Record<string, Cents>>;
  readonly partyFactors: PartyFactors;
  readonly packages: readonly { readonly days: number; readonly perPerson: Cents }[];
  /** For the classes that are hired by the day. */
  readonly carHire: Readonly<Record<"half_day" | "full_day", ByClass>>;
  readonly chauffeur: { readonly day: Cents; readonly includedHours: number; readonly extraHour: Cents };
  /** For the classes that are hired as coaches. */
  readonly coach: { readonly hop: ByClass; readonly day: ByClass };
  readonly extras: {
    readonly stop: Cents;
    readonly trailer: Cents;
    readonly childSeat: Cents;
    /** The driver’s lodging on a service of several days; absent or zero if it is in the price. */
    readonly driverNight?: Cents | undefined;
  };
  readonly tolls: readonly Toll[];
  readonly timeRules: readonly TimeRule[];
  readonly ruleSum?: RuleSum | undefined;
  readonly seasons?: readonly Season[] | undefined;
  /** Those that its rules and tolls name. */
  readonly zones?: readonly Zone[] | undefined;
  readonly groupDiscount: { readonly fromPassengers: number; readonly share: number };
  /** Calculated prices are rounded to this; list prices stay as written. */
  readonly roundTo: Cents;
  /** The driving share of a tour, which is exempt from VAT; the rest is taxed. */
  readonly tourTransportShare: number;
  /** Tours with a different share, each with its reason. */
  readonly tourKeys?: Readonly<Record<string, TourKey>>;
  readonly atLeast: Cents;
};

/** As it is stored. */
export type TariffPrices = Omit<Tariff, "catalogue">;

/** A tour’s driving share: its own, or the general one. */
export function transportShareOf({ tourKeys = {}, tourTransportShare }: Tariff, tour: string | null): number {
  const key = tour === null ? undefined : tourKeys[tour];
  return key ? (key.share ?? 0) : tourTransportShare;
}

/** For a company that sells tours at one price: no driving share. */
export const withoutSplit = (tariff: Tariff): Tariff => ({ ...tariff, tourTransportShare: 0, tourKeys: {} });
