import { createElement } from "react";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { describeKind } from "./describe-application.ts";
import { ApplicantEmail } from "./emails/applicant-email.tsx";
import { TeamEmail } from "./emails/team-email.tsx";
import { type AccessCodes, opens } from "./make-access-codes.ts";
import { readDocuments } from "./read-documents.ts";
import type { ApplicationRow } from "./store.ts";
import { findCompany } from "./views.ts";
import { type EmailAbout, emailText } from "./word-emails.ts";

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
  const company = await findCompany(ctx.db);
  const { subject, ...words } = emailText(about, {
    name: application.contactName,
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
    content: createElement(ApplicantEmail, { words, reference: application.reference, company }),
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

type ToTeam = {
  readonly about: "submitted" | "answered";
  readonly application: ApplicationRow;
  readonly key: string;
  readonly words?: string;
};

export async function writeToTeam(ctx: Context, { about, application, key, words }: ToTeam) {
  const company = await findCompany(ctx.db);
  const who = application.companyName || application.contactName;
  const kind = describeKind(application.kind);
  const isNew = about === "submitted";
  await ctx.mail({
    key: `application-${about}-office:${key}`,
    template: `application-${about}-office`,
    to: company.email,
    replyTo: application.email,
    subject: `${isNew ? "New application" : "Answer about"} ${application.reference}: ${who}`,
    content: createElement(TeamEmail, {
      heading: isNew ? `New application: ${kind}` : "An applicant has answered",
      text: isNew ? `${who} would like to work with us.` : `${who} has answered what we asked.`,
      facts: [
        ["Reference", application.reference],
        ["Kind", kind],
        ["Name", application.contactName],
        ["Email", application.email],
        ["Phone", application.phone],
        ["Area", application.area],
        ["Documents", readDocuments(application.details).length],
      ],
      words: words ?? application.message,
      review: ctx.siteUrl + reviewPages[application.kind],
      company,
    }),
  });
}

const reviewPages: Readonly<Record<ApplicationKind, string>> = {
  travel_agent: "/admin/travel-agents",
  hotel: "/admin/hotels",
  driver_provider: "/admin/partner-drivers",
  dispatcher: "/admin/dispatchers",
  driver: "/admin/partner-drivers",
};
