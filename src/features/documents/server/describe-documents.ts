import { documentThatCounts } from "#domain/compliance/document-blocks.ts";
import { type ComplianceDocument, documentStatus, lastDayOf } from "#domain/compliance/document-status.ts";
import {
  type DocumentOwner,
  type DocumentType,
  documentTypes,
  documentTypesOf,
} from "#domain/compliance/document-types.ts";
import { roadworthyMonths } from "#domain/compliance/gate-rules.ts";
import { daysBetween, type LocalDate } from "#domain/time/local-time.ts";
import { toWire } from "#platform/to-wire.ts";
import { type DocumentsOfType, type ShownDocument, shownDocument } from "../contract.ts";
import type { DocumentRow } from "./store.ts";
import type { DocumentRecord } from "./views.ts";

type On = { readonly today: LocalDate /** For a vehicle. */; readonly seats: number | null };

/** A document as the compliance rules see it. */
export const asCompliance = (row: DocumentRow): ComplianceDocument => ({
  id: row.id,
  type: row.type,
  number: row.number,
  issuedOn: row.issuedOn,
  expiresOn: row.expiresOn,
  review: row.state,
  allows: row.allows,
});

/** A roadworthy certificate’s validity depends on the vehicle’s seats. */
export const monthsFor = (type: DocumentType, seats: number | null): number | undefined =>
  type === "roadworthy" && seats !== null ? roadworthyMonths(seats) : undefined;

/** Everything an owner has and needs, by type. */
export const describeDocuments = (
  kind: DocumentOwner,
  documents: readonly DocumentRecord[],
  on: On,
): readonly DocumentsOfType[] => documentTypesOf(kind).map((type) => describeType(type, documents, on));

function describeType(type: DocumentType, result: readonly DocumentRecord[], on: On): DocumentsOfType {
  const ofType = result.filter(({ document }) => document.type === type);
  const months = monthsFor(type, on.seats);
  const counts = documentThatCounts(
    ofType.map(({ document }) => asCompliance(document)),
    type,
    months,
  );
  const documents = ofType
    .map((one) => ({ ...describeDocument(one, on), is_the_one: one.document.id === counts?.id }))
    .toSorted((a, b) => Number(b.is_the_one) - Number(a.is_the_one));
  return {
    type,
    is_required: documentTypes[type].isRequired,
    status: documentStatus(counts, on.today, months),
    ...daysOf(counts, on, months),
    documents,
  };
}

export function describeDocument(document: DocumentRecord, on: On): ShownDocument {
  const row = document.document;
  const months = monthsFor(row.type, on.seats);
  const known = asCompliance(row);
  return toWire(shownDocument, row, {
    status: documentStatus(known, on.today, months),
    ...daysOf(known, on, months),
    is_the_one: false,
    uploaded_by: document.uploader,
    uploaded_at: row.createdAt.toISOString(),
    decided_by: document.decider,
    decided_at: document.decidedAt?.toISOString() ?? null,
    file: document.file,
  });
}

function daysOf(document: ComplianceDocument | undefined, { today }: On, months: number | undefined) {
  const lastDay = document ? lastDayOf(document, months) : null;
  return { last_day: lastDay, days_left: lastDay && daysBetween(today, lastDay) };
}
