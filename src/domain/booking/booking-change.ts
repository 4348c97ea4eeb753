import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import type { SoldExtra } from "../extra/extra.ts";
import { hoursBetween, localDateOf } from "../time/local-time.ts";
import type { BookingState } from "./booking-lifecycle.ts";
import type { ChildSeatSizes } from "./child-seats.ts";
import { type BookingFacts, bookingFacts } from "./facts.ts";

/** Whether a change to a booking is under discussion. A rejected change leaves the booking as it was. */
export type AmendmentFlag = "none" | "proposed_by_customer" | "rejected";

/** The fields a customer may change. */
export type Changeable = BookingFacts & {
  readonly pickupAt: Date;
  readonly returnAt: Date | null;
  readonly pickupLocation: string;
  readonly destination: string;
  readonly passengers: number;
  readonly bags: number;
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly extraStops: readonly string[];
  readonly extras: readonly SoldExtra[];
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null: the smallest vehicle that fits everyone. */
  readonly vehicleClass: VehicleClass | null;
};
/** The further fields our team may change. */
export type Editable = Changeable & {
  readonly email: string;
  readonly serviceType: string;
  readonly offer: string | null;
  readonly hireUnit: "half_day" | "full_day" | null;
  readonly hireHours: number | null;
  readonly packageDays: number | null;
};
export type Change = Partial<Editable>;
type ChangeKey = keyof Editable;

/** Minutes until our team answers a proposed change. */
export const changeAnswerMinutes = 30;
/** A pickup may move by this many minutes without a reason. */
export const smallShiftMinutes = 30;

/** States in which something can still be changed. */
const open: readonly BookingState[] = ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"];
export const mayChange = (state: BookingState): boolean => open.includes(state);

/** After its pickup, only what is no part of the outbound trip can still be changed. */
export const mayChangeOutbound = ({ pickupAt }: Pick<Changeable, "pickupAt">, now: Date): boolean => pickupAt > now;

/** Fields that affect neither the price nor the vehicle. */
const small: readonly ChangeKey[] = [
  "childSeatSizes",
  ...bookingFacts.names,
  "phone",
  "email",
  "firstName",
  "lastName",
];
/** The passenger and their contact details: no part of the trip itself. */
const contact: readonly ChangeKey[] = ["phone", "email", "firstName", "lastName"];
/** Fields that don’t affect the vehicle’s schedule. */
const still: readonly ChangeKey[] = [...small, "childSeats", "extras"];

const times: readonly ChangeKey[] = ["pickupAt", "returnAt"];

const keysOf = (change: Change) => Object.keys(change) as ChangeKey[];

export const isSmallChange = (change: Change): boolean => keysOf(change).every((key) => small.includes(key));
export const movesVehicle = (change: Change): boolean => keysOf(change).some((key) => !still.includes(key));
/** Whether the driver is needed at another time. */
export const movesTime = (change: Change): boolean => keysOf(change).some((key) => times.includes(key));
/** Whether the dates are all that changes of what has a price. */
export const isDatesOnly = (change: Change): boolean =>
  keysOf(change).every((key) => times.includes(key) || small.includes(key));
/** Whether calendar entries change. */
export const movesCalendar = (change: Change): boolean => keysOf(change).some((key) => !contact.includes(key));
/** Whether it concerns the outbound trip, which may already be over. */
export const concernsOutbound = (change: Change): boolean =>
  keysOf(change).some((key) => key !== "returnAt" && !small.includes(key));
export const concernsReturn = (change: Change): boolean =>
  keysOf(change).some((key) => key !== "pickupAt" && !small.includes(key));

/** The fields a customer may add to a trip without moving it. */
const addable: readonly ChangeKey[] = [
  "returnAt",
  "passengers",
  "bags",
  "childSeats",
  "extraStops",
  "extras",
  "vehicleClass",
];

/**
 * Only more of what was booked: a return trip, passengers, bags, a stop, extras, and the larger vehicle they need. Booked
 * alone, each would be sold instantly, so it is added instantly too.
 */
function isAddition({ before, change }: Pick<ChangeFacts, "before" | "change">): boolean {
  const after = { ...before, ...change };
  return (
    keysOf(change).every((key) => addable.includes(key) || small.includes(key)) &&
    (change.returnAt === undefined || isReturnAdded(before, change)) &&
    after.passengers >= before.passengers &&
    after.bags >= before.bags &&
    before.extras.every((one) => quantityOf(after.extras, one.id) >= one.quantity)
  );
}

const quantityOf = (extras: readonly SoldExtra[], id: string): number =>
  extras.find((one) => one.id === id)?.quantity ?? 0;

const isReturnAdded = ({ returnAt }: Pick<Changeable, "returnAt">, change: Change): boolean =>
  returnAt === null && (change.returnAt ?? null) !== null;

/**
 * Only a return date where there was none. If that makes a trip of its own, and not the last day of a hire, the
 * outbound driver is not affected.
 */
export const addsReturnOnly = (before: Pick<Changeable, "returnAt">, change: Change): boolean =>
  isReturnAdded(before, change) && !concernsOutbound(change);

/** Only the fields that differ. */
export const changeBetween = (before: Partial<Editable>, requested: Change): Change =>
  Object.fromEntries(
    keysOf(requested)
      .filter((key) => requested[key] !== undefined && written(requested[key]) !== written(before[key]))
      .map((key) => [key, requested[key]]),
  );

/** The database returns the parts of a value in its own order. */
const written = (value: Editable[ChangeKey] | undefined): string =>
  JSON.stringify(value ?? null, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  );

export type ChangeRefusal = "pickup_in_past" | "return_in_past" | "return_before_pickup";

/** Why a change is impossible, anyone who agrees to it. */
export function checkChange(before: Changeable, change: Change, now: Date): ChangeRefusal | undefined {
  const { pickupAt, returnAt } = { ...before, ...change };
  if (change.pickupAt && change.pickupAt < now) return "pickup_in_past";
  if (change.returnAt && change.returnAt < now) return "return_in_past";
  const isMoved = change.pickupAt !== undefined || change.returnAt !== undefined;
  if (isMoved && returnAt !== null && localDateOf(returnAt) <= localDateOf(pickupAt)) return "return_before_pickup";
  return undefined;
}

/** Everything that decides how a change is handled. */
export type ChangeFacts = {
  readonly state: BookingState;
  readonly before: Changeable;
  readonly change: Change;
  /** Null if only our team can price it. */
  readonly differenceCents: number | null;
  /** It adds something only our team can promise. */
  readonly hasNewDoubt: boolean;
  readonly isVehicleFree: boolean;
  /** Checked for trips that are soon; for later ones there is time to find a driver. */
  readonly isDriverFree: boolean;
  /** A driver has been assigned to what it concerns. */
  readonly hasCrew: boolean;
  /** Hours before pickup until which cancelling is free. */
  readonly freeHours: number;
  readonly now: Date;
};

export type ChangeOutcome = "applies_at_once" | "needs_team";

/** Whether a change takes effect instantly or our team answers first. */
export function judgeChange(facts: ChangeFacts): ChangeOutcome {
  if (isSmallChange(facts.change)) return "applies_at_once";
  // No one has answered the request yet, so it is simply read as it is now.
  if (facts.state === "requested") return "applies_at_once";
  const isMore = isSoldAtOnce(facts);
  if (facts.state === "quoted" || (facts.differenceCents !== 0 && !isMore)) return "needs_team";
  if (!keepsItsDays(facts) && !isMore) return "needs_team";
  if (movesAfterFreeHours(facts)) return "needs_team";
  if (movesVehicle(facts.change) && (!facts.isVehicleFree || facts.hasCrew)) return "needs_team";
  const isDoubtful = facts.hasNewDoubt || (movesTime(facts.change) && !facts.isDriverFree);
  return isDoubtful && !isSmallShift(facts) ? "needs_team" : "applies_at_once";
}

/** A confirmed booking that grows at a known price: the addition is paid for at once, like the rest. */
const isSoldAtOnce = (facts: ChangeFacts): boolean =>
  facts.state === "confirmed" && facts.differenceCents !== null && facts.differenceCents >= 0 && isAddition(facts);

function keepsItsDays({ before, change }: ChangeFacts): boolean {
  const isSameDay = (one: Date | null, other: Date | null) =>
    one === null || other === null ? one === other : localDateOf(one) === localDateOf(other);
  const after = { ...before, ...change };
  return isSameDay(before.pickupAt, after.pickupAt) && isSameDay(before.returnAt, after.returnAt);
}

const isNear = (one: Date | null, other: Date | null | undefined) =>
  !one || !other || Math.abs(one.getTime() - other.getTime()) <= smallShiftMinutes * 60_000;

/** Confirmed, so cancelling may cost a fee. */
const agreed: readonly BookingState[] = ["confirmed", "in_progress"];

/** Once a driver is reserved, our team must agree to any larger move of the pickup. */
function movesAfterFreeHours({ state, before, change, freeHours, now }: ChangeFacts): boolean {
  const isMoved = (was: Date | null, wish: Date | null | undefined) =>
    was !== null && !isNear(was, wish) && hoursBetween(now, was) < freeHours;
  return (
    agreed.includes(state) && (isMoved(before.pickupAt, change.pickupAt) || isMoved(before.returnAt, change.returnAt))
  );
}

/** Only times move, none by more than half an hour. */
function isSmallShift({ before, change }: ChangeFacts): boolean {
  const onlyTimes = keysOf(change).every((key) => key === "pickupAt" || key === "returnAt" || small.includes(key));
  const isNearby = isNear(before.pickupAt, change.pickupAt) && isNear(before.returnAt, change.returnAt);
  return onlyTimes && isNearby && !isReturnAdded(before, change);
}
