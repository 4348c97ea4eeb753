import type { UnassignedReason } from "../routing/route-plan.ts";
import type { DayTrip } from "./routing-day.ts";

const clock = (minutes: number): string => {
  const inDay = ((Math.round(minutes) % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
};

/** Why a trip has no one, and what would help: two sentences for a dispatcher. */
export function leftOutHelp(reason: UnassignedReason, trip: DayTrip): { readonly why: string; readonly help: string } {
  const times = `${clock(trip.busyFrom)}–${clock(trip.busyUntil)}`;
  switch (reason) {
    case "no_room":
      return {
        why: `No vehicle chosen has room for ${trip.seats} passengers and ${trip.bags} bags.`,
        help: "Choose a larger vehicle, or split the trip over two.",
      };
    case "no_skills":
      return {
        why: `No driver chosen is a ${trip.needs.join(" and ")}.`,
        help: "Choose a driver who is, or name a guide for the trip.",
      };
    case "no_vehicle_allowed":
      return {
        why: trip.whyNot ? `No crew chosen may drive it. Most often: ${trip.whyNot}` : "No crew chosen may drive it.",
        help: "Choose more drivers and vehicles, or put their documents in order.",
      };
    case "out_of_time":
      return {
        why: `No shift of those who may drive it covers ${times}.`,
        help: "Choose a driver who works then, or offer it to a provider.",
      };
    case "vehicles_taken":
      return {
        why: `Everyone who may drive it is on another trip between ${times}.`,
        help: `One more driver from ${clock(trip.busyFrom)} to ${clock(trip.busyUntil)} would take it; so would a provider.`,
      };
    case "too_costly":
      return { why: "It costs more than the company allows.", help: "Look at the costs in the settings." };
  }
}
