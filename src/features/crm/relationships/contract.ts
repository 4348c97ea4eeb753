import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { relationshipKinds } from "#domain/crm/relationship.ts";
import { call, contract } from "#platform/contract.ts";
import { optionalTextField } from "#platform/wire.ts";
import { shownSubject } from "../contract.ts";

const viewers = rolesThatMay("view_customers");
const noters = rolesThatMay("note_customers");
const team = rolesThatMay("change_customers");

const moment = z.iso.datetime();

const relationship = z.object({
  id: z.string(),
  kind: z.enum(relationshipKinds),
  /** Whether it is this customer’s own, or the other’s. */
  is_theirs: z.boolean(),
  other: shownSubject,
  note: z.string(),
});
export type Relationship = z.output<typeof relationship>;

/** An organisation that booked for them, as their bookings say it. */
const introduction = z.object({
  organisation: shownSubject,
  /** The person at the organisation who booked; empty where it isn’t known. */
  booker: z.string(),
  bookings: z.int(),
  revenue_cents: z.int(),
  last_at: moment,
});

const introducer = z.object({
  organisation: shownSubject,
  booker: z.string(),
  guests: z.int(),
  bookings: z.int(),
  revenue_cents: z.int(),
  /** Those who brought most, at most five. */
  best: z.array(z.object({ id: z.string(), name: z.string(), revenue_cents: z.int() })),
});
export type Introducer = z.output<typeof introducer>;

export const otherKinds = ["person", "partner", "company"] as const;
const notFound = { not_found: "We couldn’t find that customer." };

export const relationshipForm = z.object({
  kind: z.enum(relationshipKinds, "Choose a relationship"),
  note: optionalTextField(300),
});

export const relationshipsContract = contract({
  listRelationships: call({
    summary: "Lists who a customer knows: what our team added, and who booked for them.",
    access: viewers,
    effect: "reads",
    input: z.object({ customer_id: z.uuid() }),
    output: z.object({ added: z.array(relationship), booked_by: z.array(introduction) }),
  }),
  addRelationship: call({
    summary: "Adds that a customer knows another person or works with an organisation.",
    access: noters,
    effect: "creates",
    input: z.object({
      customer_id: z.uuid(),
      ...relationshipForm.shape,
      other: z.object({ kind: z.enum(otherKinds), id: z.uuid("Choose who it is") }),
    }),
    output: z.object({ id: z.string() }),
    refusals: {
      ...notFound,
      no_other: "We couldn’t find who you chose.",
      does_not_fit: "A concierge works at an organisation, and an assistant for a person.",
      known: "This relationship is on the list already.",
    },
  }),
  removeRelationship: call({
    summary: "Removes a relationship that our team added.",
    access: noters,
    effect: "changes",
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
  }),
  listIntroducers: call({
    summary:
      "Lists which hotels, agencies and companies bring which guests, and the revenue of their bookings in a year.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({ introducers: z.array(introducer) }),
  }),
});
