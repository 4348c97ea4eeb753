import { createElement } from "react";
import { lastDayOf } from "#domain/compliance/document-status.ts";
import { documentName, neededFor } from "#domain/compliance/document-types.ts";
import { formatDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { type Contact, findCompany, findMembers, type OwnedDocument } from "./contact-views.ts";
import { asCompliance, monthsFor } from "./describe-documents.ts";
import { DocumentNotice, documentNoticeWords, type NoticeKind } from "./emails/document-notice.tsx";

type Notice = { readonly kind: NoticeKind /** Keeps a second one from being sent. */; readonly key: string };

const subjects: Readonly<Record<NoticeKind, (name: string) => string>> = {
  expiring: (name) => documentNoticeWords.subject_expiring({ name }),
  expired: (name) => documentNoticeWords.subject_expired({ name }),
  rejected: (name) => documentNoticeWords.subject_rejected({ name }),
};

/**
 * Emails the driver, or the members of the owning provider or partner. Our own documents have no owner to
 * email.
 */
export async function notifyOwner(ctx: Context, owned: OwnedDocument, { kind, key }: Notice): Promise<void> {
  const { document } = owned;
  const name = documentName(document.type);
  const lastDay = lastDayOf(asCompliance(document), monthsFor(document.type, owned.seats));
  const company = await findCompany(ctx.db);
  for (const contact of await contactsOf(ctx, owned)) {
    const link = `${ctx.siteUrl}${contact.isDriver ? "/driver/dashboard/documents" : "/hotel/dashboard#documents"}`;
    await ctx.mail({
      key: `${key}:${contact.email || document.ownerId}`,
      template: "document-notice",
      to: contact.email,
      subject: subjects[kind](name),
      content: createElement(DocumentNotice, {
        company,
        kind,
        name: contact.name,
        document: name,
        owner: ownerName(owned),
        need: neededFor(document.type),
        isOwn: contact.isDriver || document.ownerKind === "provider" || document.ownerKind === "partner",
        isDriven: document.ownerKind !== "partner",
        lastDay: lastDay ? formatDate(lastDay) : "",
        reason: document.rejectReason ?? "",
        link,
      }),
      ...(contact.isDriver && {
        text: {
          event: "document_notice",
          phone: owned.driverPhone,
          facts: { what: subjects[kind](name).replace(`: ${name}`, ""), document: name, link },
        },
      }),
    });
  }
}

async function contactsOf(ctx: Context, owned: OwnedDocument): Promise<readonly (Contact & { isDriver: boolean })[]> {
  const { driverEmail: email, driver, organisationId, document } = owned;
  const members = organisationId ? await findMembers(ctx.db, organisationId, document.ownerKind === "partner") : [];
  return [
    ...(owned.driverId ? [{ email: email ?? "", name: driver?.split(" ")[0] ?? "", isDriver: true }] : []),
    ...members.filter((member) => member.email !== email).map((member) => ({ ...member, isDriver: false })),
  ];
}

export const ownerName = ({ driver, plate, organisation }: OwnedDocument): string =>
  driver ?? plate ?? organisation ?? "the company";
