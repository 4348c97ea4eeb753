import { documentName, missingDocuments } from "#domain/application-documents.ts";
import { applicationStates, mayMoveApplication } from "#domain/application-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ReviewedApplication } from "../office-contract.ts";
import { describeDetails } from "./describe-application.ts";
import type { AccessCodes } from "./make-access-codes.ts";
import { moveApplication } from "./move-application.ts";
import { findMovesWithNames } from "./office-views.ts";
import { readDocuments } from "./read-documents.ts";
import { type ApplicationRow, lockApplication } from "./store.ts";
import { writeToApplicant } from "./write-letters.ts";

/** Shows one application in full. Whoever opens it first begins the review, and the applicant hears of it. */
export async function reviewApplication(ctx: Context, { id }: { id: string }, codes: AccessCodes) {
  const found = await lockApplication(ctx.db, id);
  if (!found) return refuse("not_found");
  if (found.state !== "submitted") return accept(await showToOffice(ctx, found));

  const moved = await moveApplication(ctx, { id, to: "under_review", action: "application.review_begun" });
  if (!moved.ok) return refuse("not_found");
  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, codes, { about: "under_review", application, key: moveId });

  return accept(await showToOffice(ctx, application));
}

async function showToOffice(ctx: Context, row: ApplicationRow): Promise<ReviewedApplication> {
  const documents = readDocuments(row.details);
  const moves = await findMovesWithNames(ctx.db, row.id);
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    state: row.state,
    version: row.version,
    company_name: row.companyName,
    contact_name: row.contactName,
    email: row.email,
    phone: row.phone,
    area: row.area,
    registration_number: row.registrationNumber,
    vat_number: row.vatNumber,
    message: row.message,
    note: row.note,
    organisation_id: row.organisationId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    facts: describeDetails(row.kind, row.details),
    documents: documents.map((document) => ({ ...document, name: documentName(row.kind, document.type) })),
    missing_documents: missingDocuments(
      row.kind,
      documents.map(({ type }) => type),
    ).map(({ name }) => name),
    moves: moves.map(({ id, fromState, toState, actor, name, note, createdAt }) => ({
      id,
      from_state: fromState,
      to_state: toState,
      by: name ?? actor,
      note,
      at: createdAt.toISOString(),
    })),
    possible_states: applicationStates.filter((state) => mayMoveApplication(row.state, state)),
  };
}
