import * as z from "zod/mini";
import { roles } from "#domain/account/roles.ts";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost } from "../contract.ts";

const required = (message: string, characters: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), atMost(characters));
const optionalText = (characters: number) => z._default(z.string().check(z.trim(), atMost(characters)), "");

/** How many passengers, and how many addresses, one person can save. */
export const savedAtMost = 50;

export const profileForm = z.object({
  name: required("Enter your name", 200),
  phone: z._default(
    z.string().check(z.trim(), atMost(40), z.regex(/^[+()\d\s-]*$/, "Enter digits, spaces and a + only")),
    "",
  ),
});

export const passengerForm = z.object({
  first_name: required("First name is required", 100),
  last_name: required("Last name is required", 100),
  phone: optionalText(40),
  needs: optionalText(300),
  /** As on a guest list, for which these people are chosen. */
  wheelchair: z.optional(z.boolean()),
  child_seat: z.optional(z.enum(["", ...childSeatKinds], "Choose a child seat")),
  allergy: z.optional(z.string().check(z.trim(), atMost(120))),
  language: z.optional(z.string().check(z.trim(), atMost(40))),
});
export const addressForm = z.object({
  label: required("Enter a name for the address, such as Home", 60),
  address: required("Enter the address", 300),
});

const id = z.uuid("Choose a saved entry");
const withId = { id: z.optional(id) };
const savedPassenger = z.extend(passengerForm, { id: z.string() });
const savedAddress = z.extend(addressForm, { id: z.string() });
export type SavedPassenger = z.output<typeof savedPassenger>;
export type SavedAddress = z.output<typeof savedAddress>;

const profile = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  email_confirmed: z.boolean(),
  has_password: z.boolean(),
  roles: z.array(z.enum(roles)),
  member_since: z.string(),
  /** The privacy notice it was opened with; null if that is not on record. */
  privacy_version: z.nullable(z.string()),
});
export type Profile = z.output<typeof profile>;

const nothing = z.object({});
const unknownLine = { not_found: "We couldn’t find that saved entry. It may have been removed." } as const;
const tooMany = { too_many: `You can save up to ${savedAtMost}. Remove one first.` } as const;

export const profileContract = contract({
  myProfile: call({
    summary: "Reads the signed-in person’s profile.",
    access: "signed_in",
    effect: "reads",
    input: nothing,
    output: profile,
  }),
  saveMyProfile: call({
    summary: "Changes the signed-in person’s name and phone number.",
    access: "signed_in",
    effect: "changes",
    input: profileForm,
    output: nothing,
  }),
  savedPassengers: call({
    summary: "Lists the passengers the signed-in person has saved.",
    access: "signed_in",
    effect: "reads",
    input: nothing,
    output: z.object({ passengers: z.array(savedPassenger) }),
  }),
  savePassenger: call({
    summary: "Saves a passenger, or changes a saved one when its id is given.",
    access: "signed_in",
    effect: "creates",
    input: z.extend(passengerForm, withId),
    output: z.object({ id: z.string() }),
    refusals: { ...unknownLine, ...tooMany },
  }),
  removePassenger: call({
    summary: "Removes a saved passenger.",
    access: "signed_in",
    effect: "changes",
    input: z.object({ id }),
    output: nothing,
    refusals: unknownLine,
  }),
  savedAddresses: call({
    summary: "Lists the addresses the signed-in person has saved.",
    access: "signed_in",
    effect: "reads",
    input: nothing,
    output: z.object({ addresses: z.array(savedAddress) }),
  }),
  saveAddress: call({
    summary: "Saves an address, or changes a saved one when its id is given.",
    access: "signed_in",
    effect: "creates",
    input: z.extend(addressForm, withId),
    output: z.object({ id: z.string() }),
    refusals: { ...unknownLine, ...tooMany },
  }),
  removeAddress: call({
    summary: "Removes a saved address.",
    access: "signed_in",
    effect: "changes",
    input: z.object({ id }),
    output: nothing,
    refusals: unknownLine,
  }),
});
