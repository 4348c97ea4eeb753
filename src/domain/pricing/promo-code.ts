import type { Catalogue } from "../catalogue/catalogue.ts";
import { serviceKeyName } from "../catalogue/service.ts";
import { type VehicleClass, vehicleClassName } from "../catalogue/vehicle-class.ts";
import { type Cents, cents, formatMoney, shareOf } from "../money/money.ts";
import { formatDate, type LocalDate } from "../time/local-time.ts";

/** The discount of a promo code as a booking keeps it: changes to the code never change what was sold. */
export type PromoTerms = {
  readonly id: string;
  readonly code: string;
  /** Of everything but disbursements; null if it takes off an amount. */
  readonly share: number | null;
  readonly amount: Cents | null;
  readonly leastCents: number;
  /** Empty: every class. */
  readonly vehicleClasses: readonly VehicleClass[];
  /** Off: it gives nothing on a price at a partner’s or company’s own rate. */
  readonly combines: boolean;
};

export const promoStates = ["active", "paused"] as const;
export type PromoState = (typeof promoStates)[number];

/** A code with all its conditions. Nulls and empty lists are no condition. */
export type PromoCode = PromoTerms & {
  readonly state: PromoState;
  /** By their keys (`serviceKey`). */
  readonly services: readonly string[];
  /** Tours by slug, within the services. */
  readonly tours: readonly string[];
  readonly bookFrom: LocalDate | null;
  readonly bookUntil: LocalDate | null;
  readonly travelFrom: LocalDate | null;
  readonly travelUntil: LocalDate | null;
  readonly firstOnly: boolean;
  readonly limitTotal: number | null;
  readonly limitEach: number | null;
};

export const promoProblems = [
  "unknown",
  "not_active",
  "not_yet",
  "over",
  "other_service",
  "other_vehicle",
  "other_day",
  "too_little",
  "own_rate",
  "no_price",
  "used_up",
  "used_by_you",
  "first_only",
] as const;
export type PromoProblem = (typeof promoProblems)[number];

/** The discount on what is due beside disbursements, never more than that. */
export function promoDiscount({ share, amount, leastCents }: PromoTerms, sum: Cents): Cents {
  if (sum <= 0 || sum < leastCents) return cents(0);
  return cents(Math.min(sum, share === null ? (amount ?? 0) : shareOf(sum, share)));
}

/** “15%” or “R150”. */
export const promoWorth = ({ share, amount }: Pick<PromoTerms, "share" | "amount">): string =>
  share === null ? formatMoney(amount ?? cents(0)) : `${Number((share * 100).toFixed(1))}%`;

/** Its line in a price. */
export const promoLineText = (promo: Pick<PromoTerms, "code" | "share" | "amount">): string =>
  `Promo code ${promo.code}, −${promoWorth(promo)}`;

/** The part of the code that a booking keeps. */
export const promoTermsOf = ({
  id,
  code,
  share,
  amount,
  leastCents,
  vehicleClasses,
  combines,
}: PromoTerms): PromoTerms => ({ id, code, share, amount, leastCents, vehicleClasses, combines });

/** Whether a code may be used today at all, before the trip is known. */
export function promoToday({ state, bookFrom, bookUntil }: PromoCode, today: LocalDate): PromoProblem | null {
  if (state !== "active") return "not_active";
  if (bookFrom !== null && today < bookFrom) return "not_yet";
  return bookUntil !== null && today > bookUntil ? "over" : null;
}

export type PromoUse = {
  readonly today: LocalDate;
  /** The key of the service it is sold as. */
  readonly service: string;
  readonly offer: string | null;
  readonly vehicleClass: VehicleClass;
  readonly travelOn: LocalDate;
  /** The price without it; null if only our team can give one. */
  readonly sum: Cents | null;
  readonly hasOwnRate: boolean;
};

/** Why a code doesn’t apply to a trip. Who uses it, and how often, is counted in the database. */
export function promoProblem(promo: PromoCode, use: PromoUse): PromoProblem | null {
  const today = promoToday(promo, use.today);
  if (today) return today;
  const { services, tours, vehicleClasses, travelFrom, travelUntil } = promo;
  if (services.length > 0 && !services.includes(use.service)) return "other_service";
  if (tours.length > 0 && use.service === "day_tour" && !tours.includes(use.offer ?? "")) return "other_service";
  if (vehicleClasses.length > 0 && !vehicleClasses.includes(use.vehicleClass)) return "other_vehicle";
  if (travelFrom !== null && use.travelOn < travelFrom) return "other_day";
  if (travelUntil !== null && use.travelOn > travelUntil) return "other_day";
  if (use.hasOwnRate && !promo.combines) return "own_rate";
  if (use.sum === null) return "no_price";
  return use.sum < promo.leastCents ? "too_little" : null;
}

type Sold = Pick<Catalogue, "classes" | "services">;
const nothing: Sold = { classes: [], services: [] };

/** Why it doesn’t apply, for the person who entered it. Only a code for certain services or vehicles needs what is sold. */
export function promoProblemText(problem: PromoProblem, promo?: PromoCode, sold: Sold = nothing): string {
  switch (problem) {
    case "unknown":
      return "We don’t know this promo code. Check its spelling.";
    case "not_active":
    case "over":
      return "This promo code is no longer valid.";
    case "not_yet":
      return promo?.bookFrom
        ? `This promo code is valid from ${formatDate(promo.bookFrom)}.`
        : "This promo code isn’t valid yet.";
    case "other_service":
      return promo && promo.services.length > 0
        ? `This promo code is only for ${listed(promo.services.map((id) => serviceKeyName(sold.services, id).toLowerCase()))}${
            promo.tours.length > 0 ? ", on certain tours" : ""
          }.`
        : "This promo code is only for certain tours.";
    case "other_vehicle":
      return promo
        ? `This promo code is only for a ${listed(promo.vehicleClasses.map((id) => vehicleClassName(sold.classes, id).toLowerCase()))}.`
        : "This promo code is for another vehicle.";
    case "other_day":
      return promo ? `This promo code is for trips ${spanText(promo.travelFrom, promo.travelUntil)}.` : "";
    case "too_little":
      return `This promo code is for prices of ${formatMoney(cents(promo?.leastCents ?? 0))} or more.`;
    case "own_rate":
      return "This promo code can’t be combined with an agreed rate.";
    case "no_price":
      return "We apply this promo code once our team has priced your trip.";
    case "used_up":
      return "This promo code has been used up.";
    case "used_by_you":
      return "You have already used this promo code.";
    case "first_only":
      return "This promo code is for a first booking only.";
  }
}

function spanText(from: LocalDate | null, until: LocalDate | null): string {
  if (from && until) return `from ${formatDate(from)} to ${formatDate(until)}`;
  return from ? `from ${formatDate(from)}` : `until ${until ? formatDate(until) : ""}`;
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

/** As typed, without spaces and in capitals: codes are read out and printed. */
export const promoCodeOf = (typed: string): string => typed.replace(/\s+/g, "").toUpperCase();
