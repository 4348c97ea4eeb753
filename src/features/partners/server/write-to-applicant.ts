import { createElement } from "react";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { composeApplicantEmail, type EmailAbout } from "./compose-applicant-email.ts";
import { ApplicantEmail } from "./emails/applicant-email.tsx";
import { type AccessCodes, opens } from "./make-access-codes.ts";
import type { ApplicationRow } from "./store.ts";
import { findCompany } from "./views.ts";

type ToApplicant = {
  readonly about: EmailAbout;
  readonly application: ApplicationRow;
  /** What makes this email unique: the move it tells of. */
  readonly key: string;
};

/**
 * Writes to the applicant in the transaction of the action itself and not by a reaction: the link holds the code, and an
 * event would write the code down. An email that needs no link goes without codes.
 */
export async function writeToApplicant(ctx: Context, codes: AccessCodes | undefined, email: ToApplicant) {
  const { about, application, key } = email;
  const name = application.contactName;
  const company = await findCompany(ctx.db);
  const { subject, ...words } = composeApplicantEmail(about, {
    reference: application.reference,
    kind: application.kind,
    note: application.note,
    statusLink: statusLink(ctx.siteUrl, application, codes),
    signInLink: ctx.siteUrl + signInPages[application.kind],
  });
  await ctx.mail({
    key: `application-${about}:${key}`,
    template: `application-${about.replaceAll("_", "-")}`,
    to: application.email,
    subject,
    content: createElement(ApplicantEmail, { words, name, reference: application.reference, company }),
  });
}

/** With the code, unless it was made with another secret: then the first email still has the one that works. */
function statusLink(
  siteUrl: string,
  { id, reference, accessCodeHash }: ApplicationRow,
  codes: AccessCodes | undefined,
) {
  const code = codes?.codeOf(id);
  const query = new URLSearchParams({ reference, ...(code && opens(code, accessCodeHash) && { code }) });
  return `${siteUrl}/partner-application?${query}`;
}

const signInPages: Readonly<Record<ApplicationKind, string>> = {
  travel_agent: "/partner-login",
  hotel: "/partner-login",
  driver_provider: "/partner-login",
  dispatcher: "/dispatcher-login",
  driver: "/driver/auth",
};
