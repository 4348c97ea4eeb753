import { createHash } from "node:crypto";
import type { documentMoves, documents } from "#db/schema/documents.ts";
import type { storedFiles } from "#db/schema/platform.ts";
import type { DocumentReview } from "#domain/compliance/document-status.ts";
import { type DocumentOwner, type DocumentType, documentName } from "#domain/compliance/document-types.ts";
import { addMinutes, formatDate, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { pdfPage } from "./documents.ts";
import { proofPicture } from "./money/proof-picture.ts";
import { type Random, random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

export type DocumentRow = typeof documents.$inferInsert;
type MoveRow = typeof documentMoves.$inferInsert;
type FileRow = typeof storedFiles.$inferInsert;

/** One document of the demo, in days from today. */
export type DemoDocument = {
  readonly type: DocumentType;
  readonly owner: { readonly kind: DocumentOwner; readonly id: string | null; readonly name: string };
  readonly issuedDays: number;
  /** Null where it has no end, or where the day of issue says it. */
  readonly expiresDays: number | null;
  readonly allows?: readonly string[];
  /** Still waits for our team, or was turned down for a reason. */
  readonly isWaiting?: true;
  readonly rejectedFor?: string;
  /** Photographed with a phone. */
  readonly isPicture?: true;
  /** Handed in by its owner; by our team where it is left out. */
  readonly uploader?: string;
};

type Team = { readonly uploader: string; readonly verifier: string };

/** Rows for documents with their history and a file that opens. */
export function documentRows(sketches: readonly DemoDocument[], clock: SeedClock, team: Team) {
  const luck = random("papers");
  const made = sketches.map((sketch) => rowsOf(sketch, { clock, team, luck }));
  return {
    documents: made.map(({ row }) => row),
    documentMoves: made.flatMap(({ moves }) => moves),
    storedFiles: made.map(({ file }) => file),
  };
}

type Making = { readonly clock: SeedClock; readonly team: Team; readonly luck: Random };

function rowsOf(sketch: DemoDocument, { clock, team, luck }: Making) {
  const { type, owner } = sketch;
  const dateOf = (days: number): LocalDate => localDateOf(clock.at(days));
  // Waiting items came in during the last days; the rest was entered when it was issued.
  const createdAt = sketch.isWaiting
    ? clock.at(-luck.whole(1, 4), luck.whole(8 * 60, 17 * 60))
    : clock.at(Math.min(sketch.issuedDays + luck.whole(1, 4), -1), luck.whole(8 * 60, 16 * 60));
  const decidedAt = addMinutes(createdAt, luck.whole(20, 240));
  const state = reviewOf(sketch);
  const id = luck.id(createdAt);
  const number = numberOf(type, luck);
  const expiresOn = sketch.expiresDays === null ? null : dateOf(sketch.expiresDays);
  const file = fileOf(sketch, { id, number, expiresOn, createdAt, luck });
  const row: DocumentRow = {
    id,
    ownerKind: owner.kind,
    ownerId: owner.id,
    type,
    number,
    state,
    issuedOn: dateOf(sketch.issuedDays),
    expiresOn,
    allows: [...(sketch.allows ?? [])],
    fileId: file.id,
    version: state === "uploaded" ? 1 : 2,
    rejectReason: sketch.rejectedFor ?? null,
    uploadedBy: sketch.uploader ?? team.uploader,
    createdAt,
    updatedAt: state === "uploaded" ? createdAt : decidedAt,
  };
  const move = (fromState: DocumentReview | null, toState: DocumentReview, at: Date): MoveRow => ({
    id: luck.id(at),
    documentId: id,
    fromState,
    toState,
    createdAt: at,
    actor: fromState === null ? (sketch.uploader ?? team.uploader) : team.verifier,
    reason: toState === "rejected" ? (sketch.rejectedFor ?? null) : null,
  });
  const moves = [
    move(null, "uploaded", createdAt),
    ...(state === "uploaded" ? [] : [move("uploaded", state, decidedAt)]),
  ];
  return { row, moves, file };
}

function reviewOf({ isWaiting, rejectedFor }: DemoDocument): DocumentReview {
  if (isWaiting) return "uploaded";
  return rejectedFor ? "rejected" : "verified";
}

type Printed = {
  readonly id: string;
  readonly number: string;
  readonly expiresOn: LocalDate | null;
  readonly createdAt: Date;
  readonly luck: Random;
};

function fileOf(
  { type, owner, isPicture }: DemoDocument,
  { id, number, expiresOn, createdAt, luck }: Printed,
): FileRow {
  const lines = [owner.name, `No. ${number}`, expiresOn ? `Valid until ${formatDate(expiresOn)}` : ""];
  const content = isPicture
    ? proofPicture(documentName(type), lines.filter(Boolean))
    : pdfPage(documentName(type), [...lines.filter(Boolean), "A sample document of the demo company."]);
  return {
    id: luck.id(createdAt),
    name: `${type.replaceAll("_", "-")}.${isPicture ? "png" : "pdf"}`,
    type: isPicture ? "image/png" : "application/pdf",
    size: content.length,
    sha256: createHash("sha256").update(content).digest("hex"),
    content,
    ownerKind: "document",
    ownerId: id,
    createdAt,
  };
}

const prefixes: Readonly<Partial<Record<DocumentType, string>>> = {
  operating_licence: "WCOL",
  passenger_insurance: "PLI",
  public_liability: "PUB",
  provider_insurance: "PUB",
  accreditation: "TTA",
  guide_registration: "WC",
};

const numberOf = (type: DocumentType, luck: Random): string =>
  `${prefixes[type] ?? ""}${prefixes[type] ? "-" : ""}${luck.whole(100_000, 999_999)}${luck.whole(100, 999)}`;
