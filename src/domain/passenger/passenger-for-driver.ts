import { keptPreferences, type Preferences, preferenceLabels, preferenceNames } from "../person/preferences.ts";
import { pickupKindOf } from "../road/meeting-point.ts";
import { type ListedPassenger, needsOf } from "./passenger-list.ts";

type Trip = { readonly serviceType: string; readonly pickupLocation: string };

/** Someone to meet, as the phone of the driver shows them. */
export type PassengerForDriver = {
  readonly name: string;
  /** Null while the driver may not know it yet, or no longer; empty where none was given. */
  readonly phone: string | null;
  readonly room: string;
  readonly needs: readonly string[];
};

/** As much of someone on the list as is useful on this trip: a room where they are fetched, an allergy where they eat on the way. */
export const passengerForDriver = (
  one: Pick<
    ListedPassenger,
    "name" | "phone" | "room" | "wheelchair" | "child_seat" | "allergy" | "language" | "needs"
  >,
  trip: Trip,
  { seesPhone }: { readonly seesPhone: boolean },
): PassengerForDriver => ({
  name: one.name,
  phone: seesPhone ? one.phone : null,
  room: pickupKindOf(trip.pickupLocation) === "address" ? one.room : "",
  needs: needsOf(one, { withAllergy: eatsOnTheWay(trip) }),
});

/** Tours and days with a driver stop for lunch; a transfer doesn’t. */
const eatsOnTheWay = ({ serviceType }: Trip) => serviceType === "day_tour" || serviceType === "chauffeur_service";

/** The customer’s usual preferences, as lines; an allergy where it matters. */
export const preferencesForDriver = (preferences: Preferences, trip: Trip): string[] => {
  const kept = keptPreferences(preferences);
  return preferenceNames.flatMap((name) => {
    const text = kept[name];
    return text && (name !== "allergy" || eatsOnTheWay(trip)) ? [`${preferenceLabels[name]}: ${text}`] : [];
  });
};
