import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Problem } from "../problem-contract.ts";
import { findChangesWaiting, findHoldsEnding, findProofsWaiting, findRefundsWaiting } from "./waiting-views.ts";

/** A problem before its lateness and the trip’s other problems are known. */
export type RawProblem = Pick<Problem, "id" | "kind" | "subject" | "detail"> &
  Partial<Pick<Problem, "open_cents" | "task" | "trip">> & {
    opens: Problem["opens"];
    dueAt: Date;
    /** The trip it concerns, if any. */
    tripId?: string;
  };

const perKind = 50;
/** A hold that expires this soon is worth a call. */
const holdHours = 2;
/** When each should have been handled. */
const answerHours = { change: 0.5, proof: 4, refund: 24 } as const;

/** The work waiting for our team: money and changes. */
export async function listWaiting(ctx: Context): Promise<RawProblem[]> {
  return [...(await holds(ctx)), ...(await changes(ctx)), ...(await proofs(ctx)), ...(await refunds(ctx))];
}

async function holds({ db, now }: Context): Promise<RawProblem[]> {
  const holdsEnding = await findHoldsEnding(db, now, addHours(now, holdHours), perKind);
  return holdsEnding.map(({ reference, name, openCents, dueAt }) => ({
    id: reference,
    kind: "hold_ending",
    subject: reference,
    detail: name,
    open_cents: openCents,
    opens: { kind: "booking", reference },
    dueAt,
  }));
}

async function changes({ db }: Context): Promise<RawProblem[]> {
  const changesWaiting = await findChangesWaiting(db, perKind);
  return changesWaiting.map(({ id, reference, name, at }) => ({
    id,
    kind: "change_waiting",
    subject: reference,
    detail: name,
    opens: { kind: "booking", reference },
    dueAt: addMinutes(at, answerHours.change * 60),
  }));
}

async function proofs({ db }: Context): Promise<RawProblem[]> {
  const proofsWaiting = await findProofsWaiting(db, perKind);
  return proofsWaiting.map(({ id, reference, name, at }) => ({
    id,
    kind: "proof_waiting",
    subject: reference,
    detail: name,
    opens: { kind: "proof", id },
    dueAt: addHours(at, answerHours.proof),
  }));
}

async function refunds({ db }: Context): Promise<RawProblem[]> {
  const refundsWaiting = await findRefundsWaiting(db, perKind);
  return refundsWaiting.map(({ id, reference, name, cents, at }) => ({
    id,
    kind: "refund_waiting",
    subject: reference,
    detail: name,
    open_cents: cents,
    opens: { kind: "refund", reference },
    dueAt: addHours(at, answerHours.refund),
  }));
}
