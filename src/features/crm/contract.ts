import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { searchField, textField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_customers");

/** Records that a task can be about. */
export const subjectKinds = ["person", "booking", "enquiry", "quote", "deal", "partner", "company"] as const;
export type SubjectKind = (typeof subjectKinds)[number];

export const subjectLabels: Readonly<Record<SubjectKind, string>> = {
  person: "Customer",
  booking: "Booking",
  enquiry: "Enquiry",
  quote: "Quote",
  deal: "Deal",
  partner: "Partner",
  company: "Company",
};

/** Bookings and enquiries by reference, the others by id. */
export const subjectField = z.object({
  kind: z.enum(subjectKinds),
  id: textField("Choose a record", 60),
});
export type Subject = z.output<typeof subjectField>;

export const shownSubject = z.object({
  kind: z.enum(subjectKinds),
  id: z.string(),
  label: z.string(),
  /** Its address in Admin. */
  href: z.string(),
});
export type ShownSubject = z.output<typeof shownSubject>;

export const crmContract = contract({
  listColleagues: call({
    summary: "Lists the colleagues a task or a deal can be assigned to.",
    access: viewers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ colleagues: z.array(z.object({ id: z.string(), name: z.string(), is_me: z.boolean() })) }),
  }),
  findSubjects: call({
    summary:
      "Finds customers, bookings, enquiries, quotes, deals, partners or companies by the beginning of a name or reference.",
    access: viewers,
    effect: "reads",
    input: z.object({ kind: z.enum(subjectKinds), search: searchField }),
    output: z.object({ subjects: z.array(shownSubject) }),
  }),
});
