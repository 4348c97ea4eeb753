import * as z from "zod/mini";
import type { Role } from "#domain/account/roles.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { textField } from "#platform/wire.ts";

/** Partners that bring guests. */
export const hostRoles = ["hotel", "travel_agent", "corporate"] as const satisfies readonly Role[];

const moment = z.iso.datetime();

/** A row on a lobby screen, with nothing that strangers in the lobby may not read. */
const lobbyLine = z.object({
  /** A guest who is arriving, or who is being picked up. */
  role: z.enum(["arrival", "pickup"]),
  /** First name and initial. */
  name: z.string(),
  passengers: z.int(),
  state: z.enum(tripStates),
  /** The expected time, and whether it is an estimate by road or the plan. */
  expected_at: moment,
  is_by_road: z.boolean(),
  planned_at: moment,
  /** Such as “White Hyundai Staria”; empty until a vehicle is assigned. */
  vehicle: z.string(),
});
export type LobbyLine = z.output<typeof lobbyLine>;

export const guestLine = z.extend(lobbyLine, {
  trip_id: z.string(),
  reference: z.string(),
  from: z.string(),
  to: z.string(),
  plate: z.string(),
  /** The trip’s live page; null before it can be followed. */
  live_address: z.nullable(z.string()),
});
export type GuestLine = z.output<typeof guestLine>;

const arrivalScreen = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  created_at: moment,
  /** When it was last on. */
  seen_at: z.nullable(moment),
});
export type ArrivalScreen = z.output<typeof arrivalScreen>;

const lost = "We couldn’t open this screen. The link may be incomplete, or it was withdrawn.";

export const arrivalsContract = contract({
  guestArrivals: call({
    summary: "Lists the next pickups and arrivals of the guests of the person’s organisations, with expected times.",
    access: hostRoles,
    effect: "reads",
    input: z.object({}),
    output: z.object({ read_at: moment, lines: z.array(guestLine) }),
  }),
  screenArrivals: call({
    summary: "Lists the next pickups and arrivals for a lobby’s screen, by its link.",
    access: "anyone",
    effect: "changes",
    limit: { times: 240, seconds: 60 },
    input: z.object({
      token: z.string("This isn’t a screen link").check(z.trim(), z.maxLength(100, "This isn’t a screen link")),
    }),
    output: z.object({ organisation: z.string(), read_at: moment, lines: z.array(lobbyLine) }),
    refusals: { not_found: lost },
  }),
  listArrivalScreens: call({
    summary: "Lists the lobby screens of the person’s hotels.",
    access: ["hotel"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ screens: z.array(arrivalScreen) }),
  }),
  createArrivalScreen: call({
    summary: "Creates the link of a lobby screen, which needs no sign-in.",
    access: ["hotel"],
    effect: "creates",
    input: z.object({ name: textField("Enter where the screen is", 60) }),
    output: z.object({ screen: arrivalScreen }),
    refusals: {
      no_hotel: "Your account isn’t linked to an active hotel. Please call us.",
      too_many: `You have ${companyRules.arrivalScreensAtMost} screens. Withdraw one first.`,
    },
  }),
  withdrawArrivalScreen: call({
    summary: "Withdraws a lobby screen: its link shows nothing any more.",
    access: ["hotel"],
    effect: "changes",
    input: z.object({ screen_id: z.uuid("Choose a screen") }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that screen." },
  }),
});
