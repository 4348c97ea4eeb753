import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { documentStatuses } from "#domain/compliance/document-status.ts";
import { driverStates } from "#domain/driver/driver-lifecycle.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { isPhoneNumber } from "#domain/text/phone-number.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import {
  atMost,
  birthDateField,
  optionalTextField,
  pageSizeField,
  searchField,
  textField,
  versionField,
} from "#platform/wire.ts";

const viewers = rolesThatMay("view_fleet_records");
const team = rolesThatMay("change_fleet_records");

const moment = z.iso.datetime();
const state = z.enum(driverStates);
const provider = z.object({ id: z.string(), name: z.string() });
export const driverKey = pageKey({ name: keyParts.text, id: keyParts.id });

export const listedDriver = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  state,
  provider: z.nullable(provider),
  photo_id: z.nullable(z.string()),
  home_area: z.string(),
  languages: z.array(z.string()),
  is_guide: z.boolean(),
  /** The worst status among the required documents. */
  documents: z.enum(documentStatuses),
  trips_ahead: z.int(),
});
export type ListedDriver = z.output<typeof listedDriver>;

const tripAhead = z.object({
  trip_id: z.string(),
  reference: z.string(),
  pickup_at: moment,
  pickup: z.string(),
  destination: z.string(),
  plate: z.nullable(z.string()),
});
export type TripAhead = z.output<typeof tripAhead>;

export const driverInFull = z.object({
  id: z.string(),
  /** Sent back with every action, so that one based on an older version is refused. */
  version: z.int(),
  state,
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  email: z.string(),
  born_on: z.nullable(z.string()),
  languages: z.array(z.string()),
  is_guide: z.boolean(),
  home_area: z.string(),
  note: z.string(),
  photo_id: z.nullable(z.string()),
  /** Sent by the driver, for our team to look at. */
  offered_photo_id: z.nullable(z.string()),
  provider: z.nullable(provider),
  has_account: z.boolean(),
  created_at: moment,
  left_at: z.nullable(moment),
  /** The missing requirements for an active driver, as text. */
  missing: z.array(z.string()),
  possible_states: z.array(state),
  trips_ahead: z.array(tripAhead),
  moves: z.array(
    z.object({
      id: z.string(),
      from_state: z.nullable(state),
      to_state: state,
      by: z.string(),
      reason: z.nullable(z.string()),
      at: moment,
    }),
  ),
});
export type DriverInFull = z.output<typeof driverInFull>;

export const driverFields = z.object({
  first_name: textField("Enter the first name", 100),
  last_name: textField("Enter the last name", 100),
  phone: z
    .string("Enter the phone number")
    .check(z.trim(), atMost(40), z.refine(isPhoneNumber, "Enter a phone number such as +27 82 555 0100")),
  email: z
    .string("Enter the email address")
    .check(z.trim(), atMost(longestEmail), z.regex(emailPattern, "Please enter a valid email address")),
  born_on: z.nullable(birthDateField("Enter the date of birth")),
  languages: z.array(textField("Enter a language", 40)).check(z.maxLength(12, "Enter at most 12 languages")),
  is_guide: z.boolean(),
  home_area: optionalTextField(100),
  note: optionalTextField(2000),
  /** Null for our own drivers. */
  provider_id: z.nullable(z.uuid("Choose a provider")),
});
export type DriverFields = z.output<typeof driverFields>;

/** Form values: empty fields are empty text, and languages are a single line. */
export const driverForm = z.extend(driverFields, {
  born_on: z.union([z.literal(""), birthDateField("Enter the date of birth")]),
  languages: z.string().check(z.maxLength(400, "Please use at most 400 characters")),
  provider_id: z.string(),
});
export type DriverFormValues = z.input<typeof driverForm>;

const chosen = { driver_id: z.uuid("Choose a driver"), version: versionField };
const changed = z.object({ version: z.int() });

const notFound = { not_found: "We couldn’t find that driver." };
const stale = { changed_meanwhile: "Someone else has just changed this driver. Review the changes, then save again." };
const fieldRefusals = {
  email_taken: "Another driver already has this email address.",
  provider_unknown: "We couldn’t find that driver provider.",
  born_in_future: "Enter a date of birth in the past.",
};

export const driversDeskContract = contract({
  findDrivers: call({
    summary: "Lists drivers by name, filtered, with how many there are in each status.",
    access: viewers,
    effect: "reads",
    input: z.object({
      search: searchField,
      state: z.optional(state),
      /** Our own drivers, or those of one provider. */
      provider: z.optional(z.union([z.literal("own"), z.literal("partner"), z.uuid()])),
      after: driverKey.field,
      size: pageSizeField(25),
    }),
    output: z.object({
      drivers: z.array(listedDriver),
      next: z.nullable(z.string()),
      counts: z.array(z.object({ state, drivers: z.int() })),
      providers: z.array(provider),
    }),
  }),
  readDriver: call({
    summary: "Reads one driver in full: profile, what is missing, trips ahead and status history.",
    access: viewers,
    effect: "reads",
    input: z.object({ driver_id: z.uuid("Choose a driver") }),
    output: driverInFull,
    refusals: notFound,
  }),
  enterDriver: call({
    summary: "Adds a driver, and invites them by email to open an account where asked to.",
    access: team,
    effect: "creates",
    input: z.extend(driverFields, { is_invited: z.boolean() }),
    output: z.object({ driver_id: z.string() }),
    refusals: fieldRefusals,
  }),
  saveDriver: call({
    summary: "Saves a driver’s profile.",
    access: team,
    effect: "changes",
    input: z.extend(driverFields, chosen),
    output: changed,
    refusals: { ...notFound, ...stale, ...fieldRefusals },
  }),
  inviteDriver: call({
    summary: "Sends a driver without an account a new invitation. Earlier links stop working.",
    access: team,
    effect: "creates",
    input: z.object(chosen),
    output: changed,
    refusals: {
      ...notFound,
      ...stale,
      has_account: "This driver already has an account.",
      has_left: "This driver has left.",
    },
  }),
  changeDriverPhoto: call({
    summary: "Sets or removes a driver’s photograph.",
    access: team,
    effect: "changes",
    input: z.object({
      ...chosen,
      photo: z.nullable(z.object({ file_id: z.uuid(), claim: textField("Upload the photograph again", 100) })),
    }),
    output: changed,
    refusals: {
      ...notFound,
      ...stale,
      file_gone: "The upload has expired. Please choose the photograph again.",
      not_a_picture: "Choose a JPEG or PNG picture.",
      not_square: "Choose a square picture.",
    },
  }),
  changeDriverStatus: call({
    summary: "Changes a driver’s status. Only a driver with everything verified becomes active.",
    access: team,
    effect: "creates",
    input: z.object({
      ...chosen,
      to: z.enum(["onboarding", "active", "on_leave", "suspended", "left"]),
      reason: optionalTextField(500),
    }),
    output: z.object({ state, version: z.int() }),
    refusals: {
      ...notFound,
      ...stale,
      not_possible: "This driver’s status doesn’t allow that.",
      reason_missing: "Enter the reason.",
      not_ready: "This driver can’t be active yet. Something is still missing.",
      has_trips: "This driver still has trips ahead. Assign them to other drivers first.",
    },
  }),
});
