import { type ChildSeatKind, type ChildSeatSizes, sizedSeats, sizesOf } from "../booking/child-seats.ts";
import { childSeatKinds } from "../fleet/fleet.ts";
import { phoneDigits } from "../text/phone-number.ts";

/** Which trips of a booking someone rides. */
export const rides = ["both", "outbound", "return"] as const;
export type Rides = (typeof rides)[number];

export const ridesLabels: Readonly<Record<Rides, string>> = {
  both: "All trips",
  outbound: "Outbound",
  return: "Return",
};

export type ChildSeat = ChildSeatKind | "";

export const childSeatNames: Readonly<Record<ChildSeatKind, string>> = {
  infant_seat: "Infant seat",
  toddler_seat: "Toddler seat",
  booster_seat: "Booster seat",
};

/** Someone on the guest list of a booking, as anyone who fills it in writes them. */
export type ListedPassenger = {
  readonly name: string;
  readonly phone: string;
  readonly room: string;
  readonly rides: Rides;
  readonly wheelchair: boolean;
  readonly child_seat: ChildSeat;
  readonly allergy: string;
  readonly language: string;
  /** Anything else that the driver must know, such as a walking stick. */
  readonly needs: string;
  /** Null where no one has said. */
  readonly bags: number | null;
};

export const emptyPassenger: ListedPassenger = {
  name: "",
  phone: "",
  room: "",
  rides: "both",
  wheelchair: false,
  child_seat: "",
  allergy: "",
  language: "",
  needs: "",
  bags: null,
};

/** The outbound trip is leg 1; a return trip is a later one. */
export const ridesLeg = (choice: Rides, leg: number): boolean =>
  choice === "both" || (choice === "outbound") === (leg === 1);

/** A child’s age says which seat it needs; from 12 on it needs none. */
export function seatForAge(age: number): ChildSeat {
  if (age < 1) return "infant_seat";
  if (age < 4) return "toddler_seat";
  return age < 12 ? "booster_seat" : "";
}

type Riding = Pick<ListedPassenger, "rides">;

/** The most people whom the list puts on one trip: two who share a seat, one out and one back, are one. */
export const mostOnOneTrip = (list: readonly Riding[]): number =>
  Math.max(...[1, 2].map((leg) => list.filter((one) => ridesLeg(one.rides, leg)).length), 0);

/** How the list and the booked passengers compare. */
export type ListCount = { readonly named: number; readonly booked: number };

export function countText({ named, booked }: ListCount): string {
  if (named === 0) return `No names yet for ${people(booked)}`;
  if (named === booked) return booked === 1 ? "The passenger is named" : `All ${booked} passengers are named`;
  if (named > booked) return `${people(named)} named, ${booked} booked`;
  return `${named} of ${people(booked)} named, ${booked - named} still to add`;
}

const people = (count: number) => (count === 1 ? "1 passenger" : `${count} passengers`);

/** Needs that the booking must have, or no seat and no vehicle is planned for them. */
export type MissingNeeds = { readonly wheelchairs: number; readonly seats: ChildSeatSizes; readonly seatCount: number };

export type NeedsBooked = {
  readonly childSeats: number;
  readonly childSeatSizes: ChildSeatSizes;
  readonly specialRequirements: string;
};

const mentionsWheelchair = /wheel\s?-?chair/i;

/** The needs on the list for one trip that its booking doesn’t have; undefined where it has them all. */
export function missingNeeds(
  list: readonly Pick<ListedPassenger, "wheelchair" | "child_seat">[],
  booked: NeedsBooked,
): MissingNeeds | undefined {
  const wheelchairs = list.filter(({ wheelchair }) => wheelchair).length;
  const needed = sizesOf(list.map(({ child_seat }) => child_seat));
  // A booked seat of no size may be any.
  let spare = booked.childSeats - sizedSeats(booked.childSeatSizes);
  const seats: Partial<Record<ChildSeatKind, number>> = {};
  for (const kind of childSeatKinds) {
    const short = (needed[kind] ?? 0) - (booked.childSeatSizes[kind] ?? 0);
    if (short <= 0) continue;
    const covered = Math.min(short, spare);
    spare -= covered;
    if (short > covered) seats[kind] = short - covered;
  }
  const unplanned = mentionsWheelchair.test(booked.specialRequirements) ? 0 : wheelchairs;
  const seatCount = sizedSeats(seats);
  return unplanned === 0 && seatCount === 0 ? undefined : { wheelchairs: unplanned, seats, seatCount };
}

export const missingNeedsText = ({ wheelchairs, seats }: MissingNeeds): string =>
  [
    ...(wheelchairs > 0 ? [wheelchairs === 1 ? "a wheelchair" : `${wheelchairs} wheelchairs`] : []),
    ...childSeatKinds.flatMap((kind) => {
      const count = seats[kind] ?? 0;
      const name = childSeatNames[kind].toLowerCase();
      return count === 0 ? [] : [count === 1 ? `1 ${name}` : `${count} ${name}s`];
    }),
  ].join(", ");

/** The needs of a passenger, in words. On a trip without food no one has to know of an allergy. */
export const needsOf = (
  one: Pick<ListedPassenger, "wheelchair" | "child_seat" | "allergy" | "language" | "needs">,
  { withAllergy }: { readonly withAllergy: boolean } = { withAllergy: true },
): string[] => [
  ...(one.wheelchair ? ["Wheelchair"] : []),
  ...(one.child_seat ? [childSeatNames[one.child_seat]] : []),
  ...(withAllergy && one.allergy ? [`Allergy: ${one.allergy}`] : []),
  ...(one.language ? [`Speaks ${one.language}`] : []),
  ...(one.needs ? [one.needs] : []),
];

/** How someone is known on a list: by name, however it is written, and by number where two share a name. */
export const passengerKey = ({ name, phone }: Pick<ListedPassenger, "name" | "phone">): string =>
  `${name.toLowerCase().replace(/\s+/g, " ").trim()} ${phoneDigits(phone)}`.trim();
