import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import {
  bankAccountTypes,
  memberRoles,
  partnerModels,
  settlements,
  taxStatuses,
} from "#domain/partner/partner-terms.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, dayField, optionalTextField, textField, versionField } from "#platform/wire.ts";

const viewers = rolesThatMay("view_statements");
const payers = rolesThatMay("approve_payouts");

const share = z
  .number("Enter a percentage")
  .check(z.minimum(0, "Enter 0% or more"), z.maximum(1, "Enter 100% or less"));
const day = z._default(z.nullable(dayField("Enter a date")), null);
const digits = (pattern: RegExp, message: string) =>
  z._default(z.string().check(z.trim(), z.maxLength(24, message), z.regex(pattern, message)), "");

/** A partner’s terms. */
export const partnerTerms = z.object({
  commission_rate: share,
  /** Rates by service that differ from the general one; null: the general one. */
  service_rates: z._default(z.partialRecord(z.enum(serviceOptionIds), z.nullish(share)), {}),
  model: z.enum(partnerModels, "Choose how the partner earns"),
  affiliate_code: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(30, "Use at most 30 letters and digits"),
        z.regex(/^[A-Za-z0-9-]*$/, "Use letters and digits only"),
      ),
    "",
  ),
  /** Null: the number in the settings. */
  attribution_days: z._default(
    z.nullable(
      z.int("Enter a number of days").check(z.minimum(1, "Enter 1 or more"), z.maximum(365, "Enter 365 or less")),
    ),
    null,
  ),
  settlement: z.enum(settlements, "Choose how often"),
  tax_status: z.enum(taxStatuses, "Choose the tax status"),
  has_account: z.boolean(),
  contract_reference: optionalTextField(100),
  contract_from: day,
  contract_until: day,
});
export type PartnerTerms = z.output<typeof partnerTerms>;

export const partnerBank = z.object({
  bank_name: optionalTextField(60),
  bank_account_name: optionalTextField(60),
  bank_account_number: digits(/^[\d ]*$/, "Enter digits and spaces only"),
  bank_branch_code: digits(/^(\d{6})?$/, "Enter six digits"),
  bank_account_type: z.enum(bankAccountTypes, "Choose the type of account"),
});
export type PartnerBank = z.output<typeof partnerBank>;

export const contactForm = z.object({
  name: textField("Enter the name", 100),
  position: optionalTextField(100),
  email: z._default(
    z.string().check(
      z.trim(),
      atMost(longestEmail),
      z.refine((email) => email === "" || emailPattern.test(email), "Enter a valid email address"),
    ),
    "",
  ),
  phone: optionalTextField(40),
});
export const markupForm = z.object({ markup_rate: share });
export const colleagueForm = z.object({
  name: textField("Enter the name", 100),
  email: z
    .string("Enter the email address")
    .check(z.trim(), atMost(longestEmail), z.regex(emailPattern, "Please enter a valid email address")),
  role: z.enum(memberRoles, "Choose a role"),
});
export const noteForm = z.object({ text: textField("Enter a note", 2000) });

const contact = z.object({
  id: z.string(),
  name: z.string(),
  position: z.string(),
  email: z.string(),
  phone: z.string(),
});
const member = z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(memberRoles) });

const partner = z.object({
  id: z.string(),
  version: z.int(),
  kind: z.enum(organisationKinds),
  name: z.string(),
  status: z.enum(["active", "suspended", "terminated"]),
  terms: partnerTerms,
  bank: partnerBank,
  /** Used if the partner has none of its own. */
  usual_attribution_days: z.int(),
  markup_rate: share,
  /** The booking link for this partner’s guests; empty without a code. */
  booking_link: z.string(),
});

const adminPartner = z.extend(partner, {
  /** The application, where its partnership is suspended, reinstated or ended; null if it never applied. */
  application_id: z.nullable(z.string()),
  contacts: z.array(contact),
  notes: z.array(z.object({ id: z.string(), text: z.string(), author: z.string(), at: z.string() })),
  members: z.array(member),
});
export type AdminPartner = z.output<typeof adminPartner>;
const invitedColleague = z.extend(member, { expires_at: z.string() });
const ownPartner = z.extend(partner, {
  members: z.array(z.extend(member, { is_me: z.boolean() })),
  /** Open invitations. */
  invited: z.array(invitedColleague),
});
export type OwnPartnerRecord = z.output<typeof ownPartner>;

const chosen = { organisation_id: z.uuid("Choose a partner") };
const notFound = { not_found: "We couldn’t find that partner." };
const changing = {
  ...notFound,
  changed_meanwhile: "Someone else has just changed this partner. Review it, then try again.",
};
const saved = z.object({ version: z.int() });
const ownersOnly = { owners_only: "Only an owner of your organisation can see or change this." };
const lastOwner = { last_owner: "Your organisation needs at least one owner." };

export const partnerRecordContract = contract({
  readPartner: call({
    summary: "Reads a partner: what is agreed, bank account, contacts, notes and who signs in.",
    access: viewers,
    effect: "reads",
    input: z.object(chosen),
    output: adminPartner,
    refusals: notFound,
  }),
  savePartnerTerms: call({
    summary: "Saves what is agreed with a partner. It applies to bookings from then on.",
    access: payers,
    effect: "changes",
    input: z.object({ ...chosen, version: versionField, terms: partnerTerms }),
    output: saved,
    refusals: {
      ...changing,
      code_taken: "Another partner has this code. Choose another one.",
      ends_early: "The contract ends before it starts. Please check its dates.",
    },
  }),
  savePartnerBank: call({
    summary: "Saves the bank account a partner is paid to.",
    access: payers,
    effect: "changes",
    input: z.object({ ...chosen, version: versionField, bank: partnerBank }),
    output: saved,
    refusals: { ...changing, payout_open: "A payout to this partner is on its way. Pay or cancel it first." },
  }),
  addPartnerContact: call({
    summary: "Adds a person we talk to at a partner.",
    access: viewers,
    effect: "creates",
    input: z.extend(contactForm, chosen),
    output: z.object({ id: z.string() }),
    refusals: notFound,
  }),
  removePartnerContact: call({
    summary: "Removes a contact of a partner.",
    access: viewers,
    effect: "changes",
    input: z.object({ contact_id: z.uuid("Choose a contact") }),
    output: z.object({}),
    refusals: { not_found: "We couldn’t find that contact." },
  }),
  writePartnerNote: call({
    summary: "Writes a note about a partner. Only our team sees this.",
    access: viewers,
    effect: "creates",
    input: z.extend(noteForm, chosen),
    output: z.object({ id: z.string() }),
    refusals: notFound,
  }),
  setMemberRole: call({
    summary: "Makes someone who signs in for a partner an owner or a desk.",
    access: payers,
    effect: "changes",
    input: z.object({ ...chosen, user_id: z.uuid("Choose a person"), role: z.enum(memberRoles, "Choose a role") }),
    output: z.object({ role: z.enum(memberRoles) }),
    refusals: { ...notFound, ...lastOwner },
  }),
  myPartner: call({
    summary: "Reads what is agreed with the partner that the signed-in person owns, its bank account and its people.",
    access: ["hotel", "travel_agent"],
    effect: "reads",
    input: z.object({}),
    output: ownPartner,
    refusals: ownersOnly,
  }),
  setColleagueRole: call({
    summary: "Makes a colleague at the same partner an owner or a desk.",
    access: ["hotel", "travel_agent"],
    effect: "changes",
    input: z.object({ user_id: z.uuid("Choose a person"), role: z.enum(memberRoles, "Choose a role") }),
    output: z.object({ role: z.enum(memberRoles) }),
    refusals: { ...ownersOnly, not_found: "We couldn’t find that colleague.", ...lastOwner },
  }),
  removeColleague: call({
    summary: "Ends a colleague’s access to the same partner: its bookings, its money and its API keys that they made.",
    access: ["hotel", "travel_agent"],
    effect: "changes",
    input: z.object({ user_id: z.uuid("Choose a person") }),
    output: z.object({}),
    refusals: {
      ...ownersOnly,
      not_found: "We couldn’t find that colleague.",
      is_you: "You can’t remove yourself. Ask another owner to do it.",
    },
  }),
  saveMarkup: call({
    summary: "Saves what the partner adds to its price before it asks its clients. Applies to bookings from then on.",
    access: ["hotel", "travel_agent"],
    effect: "changes",
    input: markupForm,
    output: z.object({ markup_rate: z.number() }),
    refusals: ownersOnly,
  }),
  inviteColleague: call({
    summary: "Invites a colleague to the same partner, as an owner or a desk, by a link in an email.",
    access: ["hotel", "travel_agent"],
    effect: "creates",
    limit: { times: 10, seconds: 3600 },
    input: colleagueForm,
    output: z.object({ invite_id: z.string() }),
    refusals: { ...ownersOnly, is_member: "This colleague already signs in for your organisation." },
  }),
  withdrawColleague: call({
    summary: "Withdraws the invitation of a colleague who hasn’t accepted it, so its link stops working.",
    access: ["hotel", "travel_agent"],
    effect: "changes",
    input: z.object({ invite_id: z.uuid("Choose an invitation") }),
    output: z.object({}),
    refusals: { ...ownersOnly, not_found: "This invitation is no longer open." },
  }),
});
