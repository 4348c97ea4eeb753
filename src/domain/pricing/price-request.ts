import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "../company/catalogue.ts";
import type { AgreedRate } from "../corporate/rate-card.ts";
import type { SoldExtra } from "../extra/extra.ts";
import type { Cents } from "../money/money.ts";
import type { PartnerPrice } from "../partner/partner-price.ts";
import type { HolidayChanges } from "../time/public-holidays.ts";
import type { PromoTerms } from "./promo-code.ts";

/** One end of a journey, as far as the price depends on it. */
export type PricedPlace = {
  /** Its name in the gazetteer; null for an unknown address. */
  readonly name: string | null;
  /** The town of a fixed route, such as Hermanus. */
  readonly town: string | null;
  /** By road from central Cape Town. */
  readonly kmFromCity: number | null;
};

/** Everything a price depends on, as plain values, so that a stored request can be priced again. */
export type PriceRequest = {
  readonly service: ServiceOptionId;
  /** The slug of the chosen tour or service, if any. */
  readonly offer: string | null;
  readonly from: PricedPlace;
  readonly to: PricedPlace;
  /** By road; null if one end is unknown. */
  readonly kilometres: number | null;
  readonly passengers: number;
  readonly bags: number;
  /** The chosen class, if larger than needed. */
  readonly vehicle?: VehicleClass | null;
  readonly childSeats: number;
  /** The extras chosen beside the trip, at the price it was sold at. */
  readonly extras?: readonly SoldExtra[];
  readonly extraStops: number;
  /** Where they are, as far as anyone said. */
  readonly stops?: readonly PricedPlace[];
  /** The detour for known stops; for a tour, the drive to the pickup and back. */
  readonly detourKm?: number;
  /** For a hire by the day, or part of one. */
  readonly hire: { readonly unit: "half_day" | "full_day"; readonly hours: number | null } | null;
  /** Days that the vehicle and its driver stay with the group; absent for one. */
  readonly days?: number;
  /** For a Garden Route package. */
  readonly packageDays: number | null;
  /** For a partner that deducts its own share. */
  readonly partner?: PartnerPrice | null;
  /** The partner or company that books: some rules are for it alone. */
  readonly buyer?: string;
  /** The company’s changes of the calendar when it was sold, from the day of the trip; absent in older ones. */
  readonly holidays?: HolidayChanges;
  /** The promo code that the price was sold with. */
  readonly promo?: PromoTerms;
  /** For a company with agreed prices. */
  readonly companyRate?: AgreedRate;
  /** As moments in text, so that the request is the same when it is read back from the database. */
  readonly pickupAt: string;
  readonly returnAt: string | null;
  readonly bookedAt: string;
};

/** EX12G: transport of passengers by road, exempt by section 12(g). STD15: taxed at 15%. OOS: a disbursement. */
export type VatCode = "EX12G" | "STD15" | "ZERO" | "OOS";

export type PriceLine = {
  readonly code: string;
  readonly text: string;
  readonly amount: Cents;
  readonly vat: VatCode;
  /** How many of what the text says: days of a hire, people of a package. Left out, it is one. */
  readonly quantity?: number;
  /** The drive it is for, where each way is paid by itself. */
  readonly leg?: number;
};

/** One step of the calculation, readable by the customer. The deltas add up to the total. */
export type TraceStep = {
  readonly step: string;
  readonly rule: string;
  readonly text: string;
  readonly delta: Cents;
  /** Its own code, whatever it is sold with. */
  readonly vat?: VatCode;
  readonly quantity?: number;
  readonly leg?: number;
};

/** The reason someone must check it before it is a promise. */
export type Doubt =
  | "priced_by_a_person"
  | "place_unknown"
  | "beyond_service_area"
  | "group_too_large"
  | "out_of_season"
  | "may_be_closed"
  | "too_much_luggage"
  | "extra_on_request";

export type Price = {
  readonly tariffVersion: number;
  /** Null where no rule of the tariff gives a figure. */
  readonly total: Cents | null;
  readonly lines: readonly PriceLine[];
  readonly trace: readonly TraceStep[];
  /** Empty: the price is firm. */
  readonly doubts: readonly Doubt[];
};
