import { documentName } from "#domain/partner/application-documents.ts";
import type { ApplicationState } from "#domain/partner/application-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { opens } from "../../server/access-codes.ts";
import { readDocuments } from "../../server/read-documents.ts";
import type { ApplicationRow } from "../../server/store.ts";
import { findApplication, findMoves } from "../../server/views.ts";
import { type applicationContract, type OwnApplication, ownApplication } from "../contract.ts";

/** An application’s status. A wrong code and an unknown reference get the same answer. */
export async function readApplication(ctx: Context, input: ParsedOf<typeof applicationContract.readApplication>) {
  const application = await findApplication(ctx.db, input.reference.toUpperCase());
  if (!application || !opens(input.code, application.accessCodeHash)) return refuse("not_found");
  return accept(await showToApplicant(ctx, application));
}

export async function showToApplicant(ctx: Context, application: ApplicationRow): Promise<OwnApplication> {
  const { kind, state, note } = application;
  const moves = await findMoves(ctx.db, application.id);
  return toWire(ownApplication, application, {
    kind,
    state,
    submitted_at: application.createdAt.toISOString(),
    question: state === "info_requested" ? note : null,
    reason: statesWithReason.includes(state) ? note : null,
    documents: readDocuments(application.details).map(({ type, file_id, file_name, size }) => ({
      id: file_id,
      name: documentName(kind, type),
      file_name,
      size,
    })),
    moves: moves.map((move) => ({
      id: move.id,
      state: move.toState,
      at: move.createdAt.toISOString(),
      note: isShown(move) ? move.note : "",
      is_answer: isAnswer(move),
    })),
  });
}

type Recorded = { readonly fromState: ApplicationState | null; readonly toState: ApplicationState };

const statesWithReason: readonly ApplicationState[] = ["rejected", "suspended", "terminated"];

const isAnswer = ({ fromState, toState }: Recorded) => fromState === "info_requested" && toState === "under_review";

/** Questions, answers and reasons, without internal notes. */
const isShown = (move: Recorded) =>
  move.toState === "info_requested" || statesWithReason.includes(move.toState) || isAnswer(move);
