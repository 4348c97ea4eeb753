import { createElement } from "react";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { codeOfApplication, opens } from "./access-codes.ts";
import { composeApplicantEmail, type EmailAbout } from "./compose-applicant-email.ts";
import { ApplicantEmail } from "./emails/applicant-email.tsx";
import type { ApplicationRow } from "./store.ts";
import { findCompany } from "./views.ts";

type ToApplicant = {
  readonly about: EmailAbout;
  readonly application: ApplicationRow;
  /** The email’s unique key: the state change behind it. */
  readonly key: string;
};

/**
 * Sends the applicant’s email in the action’s own transaction instead of a reaction: the link contains the
 * code, and an event would store it.
 */
export async function writeToApplicant(ctx: Context, { about, application, key }: ToApplicant) {
  const name = application.contactName;
  const company = await findCompany(ctx.db);
  const { subject, ...words } = composeApplicantEmail(about, {
    reference: application.reference,
    kind: application.kind,
    note: application.note,
    statusLink: statusLink(ctx, application),
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

/** Includes the code, unless it was made with an earlier secret: then only the first email’s link works. */
function statusLink(ctx: Context, { id, reference, accessCodeHash }: ApplicationRow) {
  const code = codeOfApplication(ctx, id);
  const query = new URLSearchParams({ reference, ...(opens(code, accessCodeHash) && { code }) });
  return `${ctx.siteUrl}/partner-application?${query}`;
}

const signInPages: Readonly<Record<ApplicationKind, string>> = {
  travel_agent: "/partner-login",
  hotel: "/partner-login",
  driver_provider: "/partner-login",
  dispatcher: "/dispatcher-login",
  driver: "/driver/auth",
};
