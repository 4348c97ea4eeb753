import type { Catalogue } from "../catalogue/catalogue.ts";
import { serviceKeyOf } from "../catalogue/service.ts";
import { type Journey, offerOf } from "../pricing/journey-price.ts";
import { accept, type Result, refuse } from "../result.ts";
import { addHours } from "../time/local-time.ts";
import type { ChosenExtra, Extra, SoldExtra } from "./extra.ts";

/** The facts that decide which extras a trip is offered. */
export type ExtraWish = Pick<Journey, "offer" | "pickupAt" | "passengers"> & {
  /** The key of the service it is sold as. */
  readonly soldAs: string;
  /** The class it travels in, if it is known yet. */
  readonly vehicleClass?: string | null | undefined;
};

/** The extras on sale for a trip, in the owner’s order. */
export const extrasFor = (extras: readonly Extra[], wish: ExtraWish, now: Date): readonly Extra[] =>
  extras.filter((extra) => isOfferedFor(extra, wish) && isInTime(extra, wish, now));

function isOfferedFor({ services, offers, vehicleClasses }: Extra, wish: ExtraWish): boolean {
  const isService = services.length === 0 && offers.length === 0;
  const isNamed = services.includes(wish.soldAs) || (wish.offer !== null && offers.includes(wish.offer));
  const fitsClass = vehicleClasses.length === 0 || !wish.vehicleClass || vehicleClasses.includes(wish.vehicleClass);
  return (isService || isNamed) && fitsClass;
}

const isInTime = ({ noticeHours }: Extra, { pickupAt }: ExtraWish, now: Date): boolean =>
  pickupAt >= addHours(now, noticeHours);

/** No more than a booking may have of it, and one for each person at most. */
export const mostOf = ({ per, most }: Pick<Extra, "per" | "most">, passengers: number): number =>
  per === "person" ? Math.min(most, passengers) : most;

type Choice = {
  /** Absent or empty: none. */
  readonly wanted: readonly ChosenExtra[] | undefined;
  readonly onSale: readonly Extra[];
  readonly wish: ExtraWish;
  readonly now: Date;
  /** Already booked: its price stays, and an extra that is no longer on sale may be kept or reduced. */
  readonly sold?: readonly SoldExtra[];
};

/** The chosen extras at their price; refused if one isn’t offered for this trip. */
export function chooseExtras({
  wanted = [],
  onSale,
  wish,
  now,
  sold = [],
}: Choice): Result<readonly SoldExtra[], "extra_unavailable"> {
  const offered = extrasFor(onSale, wish, now);
  const chosen: SoldExtra[] = [];
  for (const { id, quantity } of wanted.filter((one) => one.quantity > 0)) {
    const before = sold.find((one) => one.id === id);
    const extra = offered.find((one) => one.id === id);
    const isKept = before !== undefined && quantity <= before.quantity;
    const fits = extra !== undefined && quantity <= mostOf(extra, wish.passengers);
    if ((!isKept && !fits) || chosen.some((one) => one.id === id)) {
      const name = extra?.name ?? before?.name ?? onSale.find((one) => one.id === id)?.name;
      return refuse("extra_unavailable", {
        extra: id,
        name: name ?? "",
        left: extra ? mostOf(extra, wish.passengers) : 0,
      });
    }
    if (before) chosen.push({ ...before, quantity });
    else if (extra) chosen.push(soldAs(extra, quantity));
  }
  return accept(chosen);
}

const soldAs = ({ id, name, kind, per, priceCents, vatCode, needsApproval }: Extra, quantity: number): SoldExtra => ({
  id,
  quantity,
  name,
  kind,
  per,
  unitCents: priceCents,
  vatCode,
  needsApproval,
});

/** A smaller party takes no more of what each person takes than it has people. */
export const fittedExtras = (extras: readonly SoldExtra[], passengers: number): readonly SoldExtra[] =>
  extras.map((one) => (one.per === "person" ? { ...one, quantity: Math.min(one.quantity, passengers) } : one));

type Sale = Pick<Choice, "wanted" | "sold" | "now"> & {
  readonly extras: readonly Extra[];
  /** The service, tour or class that the journey is sold as. */
  readonly catalogue: Catalogue;
};

/** A journey as far as the extras it is offered depend on it. */
export const wishOf = <J extends Pick<Journey, "service" | "offer" | "destination" | "pickupAt" | "passengers">>(
  journey: J,
  catalogue: Catalogue,
) => ({ ...journey, offer: offerOf(journey, catalogue), soldAs: serviceKeyOf(catalogue.services, journey) });

/** A journey with what was chosen beside it, as far as it is offered: for a price, before anyone has decided. */
export function withFittingExtras<J extends Journey>(journey: J, { wanted = [], extras, now, catalogue }: Sale): J {
  const wish = wishOf(journey, catalogue);
  const offered = extrasFor(extras, wish, now);
  const chosen = wanted.flatMap(({ id, quantity }) => {
    const extra = offered.find((one) => one.id === id);
    const fitting = extra ? Math.min(quantity, mostOf(extra, journey.passengers)) : 0;
    return extra && fitting > 0 ? [soldAs(extra, fitting)] : [];
  });
  return { ...journey, extras: chosen };
}

/** A journey with what was chosen beside it; refused if something isn’t offered for it. */
export function withExtras<J extends Journey>(
  journey: J,
  { wanted, sold, extras, now, catalogue }: Sale,
): Result<J, "extra_unavailable"> {
  const wish = wishOf(journey, catalogue);
  const chosen = chooseExtras({ wanted, onSale: extras, wish, now, ...(sold && { sold }) });
  return chosen.ok ? accept({ ...journey, extras: chosen.value }) : chosen;
}
