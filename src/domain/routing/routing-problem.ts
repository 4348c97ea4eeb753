/** Minutes since a moment that the caller chooses, the same one throughout a problem. */
export type Minutes = number;
export type Window = { readonly from: Minutes; readonly until: Minutes };

/** Quantities by their name, such as `{ seats: 3, bags: 2, childSeats: 1 }`. */
export type Quantities = Readonly<Record<string, number>>;

export type Stop = {
  /** A row of the tables of minutes and kilometres. */
  readonly place: number;
  readonly window: Window;
  /** Boarding, alighting, loading. */
  readonly minutes: Minutes;
  /** Later than its window is possible until here, and costs the ride’s `latePerMinute`. Without it the window is hard. */
  readonly lateUntil?: Minutes;
};

/** Passengers from one stop to another in one vehicle. */
export type Ride = {
  readonly id: string;
  readonly pickup: Stop;
  /** `null`: rides on to the end of the vehicle’s shift, as on a collecting round. */
  readonly dropOff: Stop | null;
  readonly takes: Quantities;
  /** Skills that the vehicle must bring, such as a guide, a ramp or a trailer. */
  readonly needs?: readonly string[];
  /** The vehicles that may drive it; without the list, all. */
  readonly vehicles?: readonly string[];
  /** The longest time aboard, from the end of boarding to the drop-off. */
  readonly longestRide?: Minutes;
  /** The longest time aboard beyond the direct drive. */
  readonly longestDetour?: Minutes;
  /** No one else is aboard at the same time. */
  readonly isPrivate?: boolean;
  /** A name for `apart`. */
  readonly group?: string;
  readonly latePerMinute?: number;
  /** Leaving it out costs this much: more than any route when every ride must be driven. */
  readonly leftOutCost: number;
};

/** A break begins within its window, while no passenger is aboard. */
export type Break = { readonly window: Window; readonly minutes: Minutes };

/** A stop that a driver has accepted or is driving to. */
export type LockedStop = { readonly ride: string; readonly at: "pickup" | "dropOff" };

/** A vehicle with its driver for one shift. */
export type ShiftVehicle = {
  readonly id: string;
  readonly start: number;
  /** `null`: the shift ends at the last stop. */
  readonly end: number | null;
  readonly shift: Window;
  /** Overtime is possible until here. Without it the shift is hard. */
  readonly overtimeUntil?: Minutes;
  readonly overtimePerMinute?: number;
  readonly room: Quantities;
  readonly skills?: readonly string[];
  readonly perKm: number;
  /** The cost of using it at all. */
  readonly perUse: number;
  /** From leaving its start to reaching its end. */
  readonly longestDuty?: Minutes;
  readonly longestDriving?: Minutes;
  readonly breaks?: readonly Break[];
  /** Driven first, in this order, with nothing in between. */
  readonly locked?: readonly LockedStop[];
};

/** Rides, vehicles and the road between all places, as rows of `places` numbers each. */
export type RoutingProblem = {
  readonly places: number;
  readonly minutes: ArrayLike<number>;
  readonly km: ArrayLike<number>;
  readonly rides: readonly Ride[];
  readonly vehicles: readonly ShiftVehicle[];
  /** Rides of each list travel in one vehicle, all or none. */
  readonly together?: readonly (readonly string[])[];
  /** Passengers of these two groups are never aboard at the same time; a group may be named twice. */
  readonly apart?: readonly (readonly [string, string])[];
};
