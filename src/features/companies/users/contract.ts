import * as z from "zod/mini";
import { memberRoles } from "#domain/partner/partner-terms.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, textField } from "#platform/wire.ts";
import { companyViewers, companyWriters, notFound, ofCompany, orItsOwn, ownersOnly } from "../contract.ts";

const memberRole = z.enum(memberRoles, "Choose a role");

export const companyUserForm = z.object({
  name: textField("Enter the name", 100),
  email: z
    .string("Enter the email address")
    .check(
      z.trim(),
      z.minLength(1, "Enter the email address"),
      atMost(longestEmail),
      z.regex(emailPattern, "Enter a valid email address"),
    ),
  role: memberRole,
});

const user = { id: z.string(), name: z.string(), email: z.string(), role: memberRole };

export const companyUsersContract = contract({
  listCompanyUsers: call({
    summary: "Lists who signs in for a company, and who was invited to.",
    access: orItsOwn(companyViewers),
    effect: "reads",
    input: z.object(ofCompany),
    output: z.object({
      users: z.array(z.object(user)),
      invited: z.array(z.object({ ...user, expires_at: z.string() })),
    }),
    refusals: notFound,
  }),
  inviteCompanyUser: call({
    summary: "Invites someone to sign in for a company, as an owner or to book, by a link in an email.",
    access: orItsOwn(companyWriters),
    effect: "creates",
    limit: { times: 20, seconds: 3600 },
    input: z.object({ ...ofCompany, ...companyUserForm.shape }),
    output: z.object({ invite_id: z.string() }),
    refusals: { ...notFound, ...ownersOnly, is_member: "This colleague already signs in for the company." },
  }),
  withdrawCompanyUser: call({
    summary: "Withdraws the invitation of someone who hasn’t accepted it, so its link stops working.",
    access: orItsOwn(companyWriters),
    effect: "changes",
    input: z.object({ ...ofCompany, invite_id: z.uuid("Choose an invitation") }),
    output: z.object({}),
    refusals: { ...ownersOnly, not_found: "This invitation is no longer open." },
  }),
});
