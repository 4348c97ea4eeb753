import { documentName, missingDocuments } from "#domain/partner/application-documents.ts";
import { applicationLifecycle, applicationStates } from "#domain/partner/application-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { describeDetails } from "../../server/describe-application.ts";
import { readDocuments } from "../../server/read-documents.ts";
import type { ApplicationRow } from "../../server/store.ts";
import { type ReviewedApplication, reviewedApplication } from "../contract.ts";
import { findApplicationById, findMovesWithNames, findVehicleClasses } from "./views.ts";

/** One application in full. Reading it changes nothing and notifies no one. */
export async function reviewApplication(ctx: Context, { id }: { id: string }) {
  const application = await findApplicationById(ctx.db, id);
  return application ? accept(await describeForReview(ctx, application)) : refuse("not_found");
}

async function describeForReview(ctx: Context, row: ApplicationRow): Promise<ReviewedApplication> {
  const documents = readDocuments(row.details);
  const moves = await findMovesWithNames(ctx.db, row.id);
  return toWire(reviewedApplication, row, {
    facts: describeDetails(row.kind, row.details, await findVehicleClasses(ctx.db)),
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
    possible_states: applicationStates.filter((state) => applicationLifecycle.can(row.state, state)),
  });
}
