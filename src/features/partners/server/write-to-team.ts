import { createElement } from "react";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { describeKind } from "./describe-application.ts";
import { TeamEmail } from "./emails/team-email.tsx";
import { readDocuments } from "./read-documents.ts";
import type { ApplicationRow } from "./store.ts";
import { findCompany } from "./views.ts";

type ToTeam = {
  readonly about: "submitted" | "answered";
  readonly application: ApplicationRow;
  readonly key: string;
  readonly words?: string;
};

/** Tells our team of a new application, or of an answer. */
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
    subject: `${isNew ? "New application" : "Answer about application"} ${application.reference}: ${who}`,
    content: createElement(TeamEmail, {
      heading: isNew ? `New application: ${kind}` : "An applicant has answered",
      text: isNew ? `${who} would like to work with us.` : `${who} has answered our question.`,
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
