import { createElement } from "react";
import { documentThatCounts } from "#domain/compliance/document-blocks.ts";
import { lastDayOf, reminderDue } from "#domain/compliance/document-status.ts";
import { type DocumentNeed, documentName, neededFor } from "#domain/compliance/document-types.ts";
import { daysBetween, formatDate, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany, findDocumentsInUse, findSentReminders, type OwnedDocument } from "./contact-views.ts";
import { asCompliance, monthsFor } from "./describe-documents.ts";
import { DocumentsDue, documentsDueWords } from "./emails/documents-due.tsx";
import { notifyOwner, ownerName } from "./notify-owner.ts";
import { claimReminder } from "./store.ts";

/** The reminder number for the notice of expiry. */
const expiredDays = -1;
/** Documents that expired longer ago than this were known before they were recorded here. */
const tellsOfEndDays = 30;

type Due = {
  readonly owned: OwnedDocument;
  readonly days: number;
  readonly lastDay: LocalDate;
  readonly isRenewed: boolean;
};

/** Each morning: owners and our team are notified of expiring documents, each reminder once. */
export async function remindOfDocuments(ctx: Context): Promise<void> {
  const due = dueOn(localDateOf(ctx.now), await findDocumentsInUse(ctx.db));
  const sent = await findSentReminders(
    ctx.db,
    due.map(({ owned }) => owned.document.id),
  );
  const dues: Due[] = [];
  for (const one of due) {
    const documentId = one.owned.document.id;
    if (sent.some((before) => before.documentId === documentId && before.days === one.days)) continue;
    if (!(await claimReminder(ctx.db, { documentId, days: one.days, sentAt: ctx.now }))) continue;
    dues.push(one);
    // An owner who has uploaded the renewal is waiting for us.
    const kind = one.days === expiredDays ? "expired" : "expiring";
    if (!one.isRenewed) await notifyOwner(ctx, one.owned, { kind, key: `document-reminder:${documentId}:${one.days}` });
  }
  await tellTeam(ctx, dues);
}

/** The current document of each owner and type, so that a verified renewal stops the reminders. */
function dueOn(today: LocalDate, all: readonly OwnedDocument[]): readonly Due[] {
  const byType = Map.groupBy(all, ({ document: { ownerKind, ownerId, type } }) => `${ownerKind} ${ownerId} ${type}`);
  return [...byType.values()].flatMap((ofType) => {
    const [
      {
        document: { type },
        seats,
      } = neverEmpty(),
    ] = ofType;
    const months = monthsFor(type, seats);
    const known = ofType.map(({ document }) => asCompliance(document));
    const counts = documentThatCounts(known, type, months);
    const owned = ofType.find(({ document }) => document.id === counts?.id);
    const lastDay = counts && lastDayOf(counts, months);
    if (!counts || !owned || !lastDay || counts.review === "rejected") return [];
    const left = daysBetween(today, lastDay);
    const days = left < 0 && left >= -tellsOfEndDays ? expiredDays : reminderDue(counts, today, months);
    const isRenewed = known.some((one) => one.review === "uploaded" && (lastDayOf(one, months) ?? lastDay) > lastDay);
    return days === null ? [] : [{ owned, days, lastDay, isRenewed }];
  });
}

const neverEmpty = (): never => {
  throw new Error("A group has at least one document.");
};

async function tellTeam(ctx: Context, dues: readonly Due[]): Promise<void> {
  const [first] = dues;
  if (!first) return;
  const company = await findCompany(ctx.db);
  const soonest = dues.toSorted((a, b) => (a.lastDay < b.lastDay ? -1 : 1));
  const subject =
    dues.length === 1 ? documentsDueWords.subject_if_one() : documentsDueWords.subject({ count_of_dues: dues.length });
  await ctx.mail({
    key: `documents-due:${first.owned.document.id}:${first.days}`,
    template: "documents-due",
    to: company.email,
    subject,
    content: createElement(DocumentsDue, {
      company,
      documents: soonest.map((one) => ({
        name: `${documentName(one.owned.document.type)} of ${ownerName(one.owned)}`,
        when: `${whenText(one, localDateOf(ctx.now))}${needLabels[neededFor(one.owned.document.type)]}`,
      })),
      isAnyNeeded: dues.some(({ owned }) => neededFor(owned.document.type) !== "nothing"),
      link: `${ctx.siteUrl}/admin/settings?part=documents`,
    }),
  });
}

const needLabels: Readonly<Record<DocumentNeed, string>> = {
  every_trip: " (required)",
  guided_tours: " (required for guided tours)",
  nothing: "",
};

function whenText({ lastDay, days, isRenewed }: Due, today: LocalDate): string {
  const left = daysBetween(today, lastDay);
  const renewal = isRenewed ? "; the new one is waiting to be verified" : "";
  if (days === expiredDays) return `Expired on ${formatDate(lastDay)}${renewal}`;
  return `${formatDate(lastDay)}, ${left === 1 ? "1 day" : `${left} days`} left${renewal}`;
}
