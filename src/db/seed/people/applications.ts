import { createHash } from "node:crypto";
import type { applicationMoves, partnerApplications } from "#db/schema/partners.ts";
import type { storedFiles } from "#db/schema/platform.ts";
import { nameOfActor, system, visitor } from "#domain/account/roles.ts";
import { bookingReference } from "#domain/booking/booking-reference.ts";
import { type DocumentNeed, documentsFor } from "#domain/partner/application-documents.ts";
import type { ApplicationState } from "#domain/partner/application-lifecycle.ts";
import { applicationReference } from "#domain/partner/application-reference.ts";
import { addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { pdfPage, pngSquare } from "../documents.ts";
import { type Random, random } from "../random.ts";
import { earlier, type SeedClock } from "../seed-clock.ts";
import { type Applicant, applicants } from "./applicants.ts";
import { organisationRows, type Partners } from "./partners.ts";

export type ApplicationRow = typeof partnerApplications.$inferInsert;
export type ApplicationMoveRow = typeof applicationMoves.$inferInsert;
export type FileRow = typeof storedFiles.$inferInsert;
type Application = {
  readonly row: ApplicationRow;
  readonly moves: readonly ApplicationMoveRow[];
  readonly files: readonly FileRow[];
};

/** Opens the page of every application of the demo: /partner-application?reference=…&code=… */
export const demoAccessCode = "DEM0CODE";

/** Those who would like to work with the company, from every kind and at every step; `reviewer` is who decides. */
export function applications(clock: SeedClock, partners: Partners, reviewer: string): Application[] {
  const luck = random("applications");
  return applicants.map((applicant) => application(applicant, { clock, partners, reviewer, luck }));
}

type Making = {
  readonly clock: SeedClock;
  readonly partners: Partners;
  readonly reviewer: string;
  readonly luck: Random;
};

function application(applicant: Applicant, { clock, partners, reviewer, luck }: Making): Application {
  const createdAt = clock.at(-applicant.daysAgo, luck.whole(8 * 60, 17 * 60));
  const id = luck.id(createdAt);
  const moves = history(applicant, id, { createdAt, clock, partners, reviewer, luck });
  const last = moves.at(-1);
  const documents = documentsFor[applicant.kind].filter(({ isRequired }) => isRequired);
  const files = documents.map((pdf) => file(pdf, applicant, { id, createdAt, luck }));
  const { daysAgo: _, moves: __, details, ...application } = applicant;
  return {
    row: {
      ...application,
      id,
      reference: applicationReference(bookingReference(luck.bytes(6))),
      state: last?.toState ?? "submitted",
      version: moves.length,
      accessCodeHash: hashOf(demoAccessCode),
      email: mailbox(applicant),
      phone: `+27 ${luck.pick(["21", "82", "83", "72"])} 555 ${luck.whole(1000, 9999)}`,
      details: {
        ...details,
        ...(applicant.kind === "driver" && { permit_expires_on: localDateOf(clock.at(luck.whole(150, 640))) }),
        documents: files.map((kept, at) => documentOf(kept, documents[at])),
      },
      organisationId:
        last?.toState === "active"
          ? (organisationRows(partners).find(({ name }) => name === applicant.companyName)?.id ?? null)
          : null,
      note: last?.note ?? "",
      createdAt,
      updatedAt: last?.createdAt ?? createdAt,
    },
    moves,
    files,
  };
}

type Span = Making & { readonly createdAt: Date };

function history(applicant: Applicant, applicationId: string, { createdAt, clock, reviewer, luck }: Span) {
  const latest = addMinutes(clock.today, -1);
  const rows: (ApplicationMoveRow & { createdAt: Date })[] = [
    {
      id: luck.id(createdAt),
      applicationId,
      fromState: null,
      toState: "submitted",
      actor: nameOfActor(visitor),
      createdAt,
    },
  ];
  for (const [toState, note = ""] of applicant.moves) {
    const before = rows.at(-1);
    const at = earlier(inWorkingHours(clock, before?.createdAt ?? createdAt, luck), latest);
    const isAnswer = before?.toState === "info_requested" && toState === "under_review";
    rows.push({
      id: luck.id(at),
      applicationId,
      fromState: before?.toState ?? null,
      toState,
      actor: actorOf(toState, isAnswer, reviewer),
      note,
      createdAt: at,
    });
  }
  return rows;
}

/** On one of the next days, between eight and four. */
const inWorkingHours = (clock: SeedClock, after: Date, luck: Random) =>
  clock.at(clock.dayOf(after) + luck.whole(1, 3), luck.whole(8 * 60, 16 * 60));

/** Our team decides, the applicant answers, and accepting an invitation needs no one's decision. */
function actorOf(toState: ApplicationState, isAnswer: boolean, reviewer: string): string {
  if (isAnswer) return "applicant";
  return toState === "active" ? nameOfActor(system) : reviewer;
}

type Belongs = { readonly id: string; readonly createdAt: Date; readonly luck: Random };

/** A photograph is a picture, everything else a page of paper. */
function file({ type, name }: DocumentNeed, applicant: Applicant, { id, createdAt, luck }: Belongs): FileRow {
  const isPhoto = type === "photo";
  const holder = applicant.companyName || applicant.contactName;
  const content = isPhoto
    ? pngSquare(96, [47, 131, 156], [255, 185, 55])
    : pdfPage(name, [holder, applicant.area, "A sample document of the demo company."]);
  return {
    id: luck.id(createdAt),
    name: `${type.replaceAll("_", "-")}.${isPhoto ? "png" : "pdf"}`,
    type: isPhoto ? "image/png" : "application/pdf",
    size: content.length,
    sha256: hashOf(content),
    content,
    ownerKind: "partner_application",
    ownerId: id,
    createdAt,
  };
}

const documentOf = (kept: FileRow, need: DocumentNeed | undefined) => ({
  type: need?.type ?? "",
  file_id: kept.id,
  file_name: kept.name,
  content_type: kept.type,
  size: kept.size,
  added_at: kept.createdAt.toISOString(),
});

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** A mailbox that no email can reach. */
const mailbox = ({ contactName }: Applicant) => `${contactName.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@example.com`;
