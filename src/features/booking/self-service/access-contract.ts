import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { uploadedPicture } from "#features/catalogue/picture-contract.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, emailField } from "#platform/wire.ts";

/** The page of a shared trip; its token follows in the address. */
export const sharedTripPage = "/shared-trip?trip=";
/** The purpose for which tokens of shared trips are sealed: platform/http/sealed-token.ts. */
export const sharedTripSeal = "shared-trip";

/** Opens a booking: for its owner by being signed in, for anyone else with its access code. */
const opening = {
  reference: z.string().check(z.trim(), atMost(20)),
  code: z.optional(z.nullable(z.string().check(z.trim(), atMost(40)))),
};
const closed = {
  not_found: "We couldn’t find that booking. Check the reference and access code.",
  locked: "Too many attempts. Try again in 15 minutes, or call us.",
} as const;

const sharedDrive = z.object({
  leg: z.int(),
  state: z.enum(tripStates),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  /** The vehicle class, known from the start; several if the drive is split. */
  vehicle_kind: z.string(),
  sold_drawing: z.nullable(z.enum(vehicleDrawings)),
  /** In place of the drawing, once there is one. */
  sold_picture: z.nullable(uploadedPicture),
  /** Shown from a day before. */
  drivers: z.array(z.object({ first_name: z.string(), vehicle: z.string(), plate: z.string() })),
});
export type SharedDrive = z.output<typeof sharedDrive>;

const sharedTrip = z.object({
  title: z.string(),
  state: z.enum(bookingStates),
  /** Its text. */
  status: z.enum(bookingStatuses),
  /** The booker, and the text on the driver’s board. */
  first_name: z.string(),
  board_name: z.string(),
  passengers: z.int(),
  drives: z.array(sharedDrive),
});
export type SharedTrip = z.output<typeof sharedTrip>;

/** Access to a booking: the code by email, a link for fellow passengers, a card for the wallet. */
export const bookingAccessContract = contract({
  resendAccessCode: call({
    summary: "Emails the references and access codes of current bookings to the address they were made with.",
    access: "anyone",
    effect: "changes",
    limit: { times: 5, seconds: 900 },
    input: z.object({ email: emailField() }),
    /** The same whether or not there are bookings. */
    output: z.object({}),
  }),
  createShareLink: call({
    summary: "Creates a link that shows when and where a booking’s trips are, without prices or a way to change them.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: z.object({ link: z.string() }),
    refusals: closed,
  }),
  readSharedTrip: call({
    summary: "Reads the trips of a booking by a link its customer shared.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ token: z.string().check(z.trim(), atMost(100)) }),
    output: sharedTrip,
    refusals: {
      not_found: "This link doesn’t work. Please ask for a new one.",
      over: "This trip is over.",
    },
  }),
  tripCardFile: call({
    summary: "Downloads a booking’s trips as cards for the wallet: where and when, the driver, how to reach us.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    /** A file for the browser to save; its content in base64. */
    output: z.object({ name: z.string(), type: z.string(), content: z.string() }),
    refusals: { ...closed, no_trip: "There is no trip ahead in this booking." },
  }),
});
