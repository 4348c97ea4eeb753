import { ourReasons } from "#domain/booking/cancellation.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMomentBeside, localTimeOf } from "#domain/time/local-time.ts";
import { isBeforePickup } from "#domain/trip/trip-on-road.ts";
import type { LiveTrip, LiveVehicle, NewPickup } from "../contract.ts";

export const clock = (moment: string): string => localTimeOf(new Date(moment));

/** With its date if that is not today. */
export const whenText = (moment: string, now: string): string => formatMomentBeside(new Date(moment), new Date(now));

/** Whole minutes until then; never negative. */
export const minutesUntil = (moment: string, now: string): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - Date.parse(now)) / 60_000));

const minutesText = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

/** One vehicle’s news: a short title and its text. */
export type News = { readonly title: string; readonly text: string };

/** The facts about the reader: passengers are “you”. */
type Reader = Pick<LiveTrip, "kind" | "first_name" | "pickup_at" | "from" | "to" | "read_at">;

export function newsOf(vehicle: LiveVehicle, trip: Reader): News {
  const isFamily = trip.kind === "family";
  const whom = isFamily ? trip.first_name : "you";
  const driver = vehicle.driver?.first_name ?? "The driver";
  if (vehicle.is_relief && isBeforePickup(vehicle.state)) return reliefNews(vehicle, trip);
  switch (vehicle.state) {
    case "planned":
    case "unassigned":
    case "offered":
      return {
        title: `Pickup at ${clock(trip.pickup_at)}`,
        text: isFamily
          ? "We’re assigning a driver."
          : "We’re assigning your driver. We’ll email you as soon as we know.",
      };
    case "assigned":
    case "reconfirmed":
      return {
        title: `${driver} will pick ${whom} up at ${clock(trip.pickup_at)}`,
        text: `From ${trip.from}. ${vehicle.position ? "Shown to about 100 m until the departure." : "You’ll see the position when the driver departs."}`,
      };
    case "en_route":
      return onTheWay(vehicle, trip, driver);
    case "arrived":
      return { title: `${driver} is at the pickup`, text: trip.from };
    case "searching":
      return {
        title: `${driver} is looking for ${whom}`,
        text: isFamily
          ? trip.from
          : `At ${trip.from}. Please call ${vehicle.driver?.first_name ?? "the driver"} or us.`,
      };
    case "onboard":
    case "stopover":
      return onBoard(vehicle, trip);
    default:
      return { title: endTitle(vehicle.state, trip), text: endText(vehicle.state, isFamily) };
  }
}

/** News for passengers waiting after a breakdown. */
function reliefNews(vehicle: LiveVehicle, trip: Reader): News {
  const isFamily = trip.kind === "family";
  const title = isFamily ? "The trip was interrupted" : "Your trip was interrupted";
  const stay = isFamily ? "" : " Please stay with your driver.";
  const by = `by ${clock(trip.pickup_at)}`;
  const name = vehicle.driver?.first_name;
  if (!name) return { title, text: `We’re sorry. We’re sending another vehicle, planned ${by}.${stay}` };
  if (vehicle.state === "arrived" || vehicle.state === "searching")
    return { title: `${name} is there`, text: `To take ${isFamily ? trip.first_name : "you"} on to ${trip.to}.` };
  const { arrival } = vehicle;
  const expected = arrival?.by === "road" ? `at ${clock(arrival.at)}` : by;
  return { title, text: `We’re sorry. ${name} is coming with another vehicle, expected ${expected}.${stay}` };
}

function onTheWay({ arrival }: LiveVehicle, trip: Reader, driver: string): News {
  const planned = `Pickup planned for ${clock(trip.pickup_at)}.`;
  if (arrival?.by !== "road") return { title: `${driver} is on the way`, text: planned };
  const minutes = minutesUntil(arrival.at, trip.read_at);
  return {
    title: minutes <= 1 ? `${driver} is about to arrive` : `${driver} is ${minutesText(minutes)} away`,
    text: `Expected at ${clock(arrival.at)}. ${planned}`,
  };
}

function onBoard({ state, arrival }: LiveVehicle, trip: Reader): News {
  const title = state === "stopover" ? "At a stop" : "On board";
  if (!arrival) return { title, text: `To ${trip.to}` };
  if (arrival.by === "plan") return { title, text: `To ${trip.to}. Planned until ${clock(arrival.at)}.` };
  const minutes = minutesUntil(arrival.at, trip.read_at);
  return {
    title: minutes <= 1 ? "About to arrive" : `Arrival in ${minutesText(minutes)}`,
    text: `Expected at ${clock(arrival.at)}: ${trip.to}`,
  };
}

function endTitle(state: LiveVehicle["state"], { kind, first_name }: Reader): string {
  const isFamily = kind === "family";
  if (state === "completed") return isFamily ? `${first_name} has arrived` : "You’ve arrived";
  if (state === "no_show") return isFamily ? "The trip didn’t take place" : "We couldn’t find you at the pickup";
  if (state === "interrupted") return isFamily ? "The trip was interrupted" : "Your trip was interrupted";
  return state === "cancelled" ? "This trip is cancelled" : "This trip has ended";
}

function endText(state: LiveVehicle["state"], isFamily: boolean): string {
  if (state === "completed")
    return isFamily ? "The driver reported the drop-off." : "Thank you for travelling with us.";
  return "Please call us if you have a question.";
}

/** The position’s age, if the phone has gone silent. */
export function silenceText({ position, arrival }: LiveVehicle, now: string): string | null {
  if (!position?.is_silent) return null;
  const minutes = Math.floor((Date.parse(now) - Date.parse(position.taken_at)) / 60_000);
  return `Last seen ${minutes}\u00a0min ago.${arrival?.by === "road" ? " The time is estimated from there." : ""}`;
}

/** The waiting charge, before and while it runs. */
export function waitText(wait: NonNullable<LiveVehicle["wait"]>, now: string): string {
  const price = `${formatMoney(cents(wait.step_cents))} per further ${wait.step_minutes} minutes or part thereof`;
  if (wait.steps > 0)
    return `Free waiting ended at ${clock(wait.free_until)}. Waiting so far: ${formatMoney(cents(wait.cents))} (${price}).`;
  if (!wait.is_running)
    return `Waiting is free for ${wait.free_minutes} minutes, until ${clock(wait.free_until)}. Then ${price}.`;
  const left = minutesUntil(wait.free_until, now);
  return `Free waiting until ${clock(wait.free_until)}, ${minutesText(left)} left. Then ${price}.`;
}

/** The effect of moving the pickup, before it is requested. */
export function newPickupText(offer: NewPickup): string {
  if (offer.standing === "waiting")
    return "We have your change and will answer by email. Until then your driver comes at the time shown here.";
  const price = differenceText(offer.difference_cents);
  if (offer.answer_due_at === null) return `Or be picked up at ${clock(offer.at)} instead. ${price}`;
  return `Or be picked up at ${clock(offer.at)} instead. ${price} We’ll check your driver’s next trip and answer by ${clock(offer.answer_due_at)}.`;
}

function differenceText(difference: number | null): string {
  if (difference === null) return "We’ll tell you the price.";
  if (difference === 0) return "It costs nothing.";
  const amount = formatMoney(cents(Math.abs(difference)));
  return difference > 0 ? `It costs ${amount} more.` : `It costs ${amount} less.`;
}

/** Why there is nothing to follow now. */
export function closedNews(trip: Pick<LiveTrip, "standing" | "opens_at" | "read_at" | "our_reason">): News {
  if (trip.standing === "early")
    return {
      title: `You can follow this trip from ${whenText(trip.opens_at, trip.read_at)}`,
      text: "The map opens an hour before the pickup, or when the driver departs.",
    };
  if (trip.our_reason)
    return {
      title: "We’re sorry, we’ve had to cancel this trip",
      text: `It’s cancelled because ${ourReasons[trip.our_reason]}. Please call us: we’ll look for another vehicle or time. The refund is in our email.`,
    };
  if (trip.standing === "cancelled")
    return {
      title: "This trip is cancelled",
      text: "There’s nothing to follow. Please call us if you have a question.",
    };
  return { title: "This trip has ended", text: "The live page closes 15 minutes after the drop-off." };
}
