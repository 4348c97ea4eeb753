import { createElement } from "react";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { emailWords } from "#platform/mail/email-words.ts";
import { describeKind } from "./describe-application.ts";
import { TeamEmail } from "./emails/team-email.tsx";
import { readDocuments } from "./read-documents.ts";
import type { ApplicationRow } from "./store.ts";
import { findCompany } from "./views.ts";

export const applicationTeamWords = emailWords(
  "application-team",
  { to: "team", when: "An application or an applicant’s answer has arrived." },
  {
    subject_if_new: "New application {reference}: {who}",
    subject: "Answer about application {reference}: {who}",
    title_if_new: "New application: {kind}",
    title: "An applicant has answered",
    opening_if_new: "{who} would like to work with us.",
    opening: "{who} has answered our question.",
  },
);

type ToTeam = {
  readonly about: "submitted" | "answered";
  readonly application: ApplicationRow;
  readonly key: string;
  readonly words?: string;
};

/** Notifies our team of a new application or an answer. */
export async function writeToTeam(ctx: Context, { about, application, key, words }: ToTeam) {
  const company = await findCompany(ctx.db);
  const who = application.companyName || application.contactName;
  const kind = describeKind(application.kind);
  const isNew = about === "submitted";
  await ctx.mail({
    key: `application-${about}-team:${key}`,
    template: `application-${about}-team`,
    to: company.email,
    replyTo: application.email,
    subject: isNew
      ? applicationTeamWords.subject_if_new({ reference: application.reference, who })
      : applicationTeamWords.subject({ reference: application.reference, who }),
    content: createElement(TeamEmail, {
      heading: isNew ? applicationTeamWords.title_if_new({ kind }) : applicationTeamWords.title(),
      text: isNew ? applicationTeamWords.opening_if_new({ who }) : applicationTeamWords.opening({ who }),
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
