import { nameOfActor } from "#domain/account/roles.ts";
import type { Lifecycle } from "#domain/lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "./context.ts";
import { sentTogether } from "./transaction.ts";

export type MoveRefusal = "not_found" | "changed_meanwhile" | "not_possible";

export type RecordMove<S extends string, Changes> = {
  readonly id: string;
  /** The version the decision was based on; absent if no one saw one. */
  readonly version?: number | undefined;
  readonly to: S;
  readonly reason?: string | undefined;
  /** Fields that change with the state. */
  readonly changes?: Changes;
  /** The actor, if it is not the caller. */
  readonly by?: string | undefined;
};

/** One line of a record’s history. */
export type HistoryLine<S extends string> = {
  readonly id: string;
  readonly recordId: string;
  readonly from: S | null;
  readonly to: S;
  readonly actor: string;
  readonly reason: string | null;
  readonly createdAt: Date;
};

type MovedColumns<S extends string> = { readonly state: S; readonly version: number; readonly updatedAt: Date };
type Database = Context["db"];

export type RecordKind<S extends string, Row extends { state: S }, Changes> = {
  readonly lifecycle: Lifecycle<S>;
  lock(db: Database, id: string): Promise<Row | undefined>;
  versionOf(row: Row): number;
  /** The columns that a move sets itself. */
  columnsOf(moved: MovedColumns<S>): Partial<Row>;
  update(db: Database, id: string, changes: Changes & Partial<Row>): Promise<void>;
  insertMove(db: Database, line: HistoryLine<S>): Promise<void>;
  /** Everything an outdated screen needs to show the differences. */
  freshOf?(row: Row): Readonly<Record<string, unknown>>;
  /** Allows a change of other columns in the same state, which adds no line to the history. */
  readonly mayStay?: boolean;
};

/**
 * The only way a record changes its state: locked, as the decider saw it, along its lifecycle, with a line in its
 * history. What a feature adds (an audit entry, an event) follows the accepted move.
 */
export function recordMover<S extends string, Row extends { id: string; state: S }, Changes extends object>(
  kind: RecordKind<S, Row, Changes>,
) {
  /** Locks the record if it is still as its reader saw it. */
  async function lock(
    ctx: Context,
    { id, version }: Pick<RecordMove<S, Changes>, "id" | "version">,
  ): Promise<Result<Row, "not_found" | "changed_meanwhile">> {
    const row = await kind.lock(ctx.db, id);
    if (!row) return refuse("not_found");
    if (version === undefined || version === kind.versionOf(row)) return accept(row);
    return refuse("changed_meanwhile", kind.freshOf?.(row));
  }

  async function move(ctx: Context, request: RecordMove<S, Changes>) {
    const result = await lock(ctx, request);
    return result.ok ? moveLocked(ctx, result.value, request) : result;
  }

  /** For callers that have locked the record already. */
  async function moveLocked(ctx: Context, before: Row, request: Omit<RecordMove<S, Changes>, "id" | "version">) {
    const { id } = before;
    const stays = kind.mayStay === true && before.state === request.to;
    if (!stays && !kind.lifecycle.can(before.state, request.to))
      return refuse("not_possible", { state: before.state, allowed: kind.lifecycle.allowed(before.state) });

    const moved = { state: request.to, version: kind.versionOf(before) + 1, updatedAt: ctx.now };
    const changes = { ...request.changes, ...kind.columnsOf(moved) } as Changes & Partial<Row>;
    const moveId = ctx.newId();
    // Sent together: neither needs the other's answer.
    await sentTogether([
      kind.update(ctx.db, id, changes),
      stays || record(ctx, { ...request, id, from: before.state, moveId }),
    ]);
    return accept({ before, after: { ...before, ...changes } as Row, moveId });
  }

  /** Adds a line to the history, such as the first of a new record. */
  const record = (
    ctx: Context,
    {
      id,
      from,
      to,
      by,
      reason,
      moveId,
    }: Pick<RecordMove<S, Changes>, "id" | "to" | "by" | "reason"> & {
      readonly from: S | null;
      readonly moveId?: string;
    },
  ): Promise<void> =>
    kind.insertMove(ctx.db, {
      id: moveId ?? ctx.newId(),
      recordId: id,
      from,
      to,
      actor: by ?? nameOfActor(ctx.actor),
      reason: reason || null,
      createdAt: ctx.now,
    });

  /** The line of a move that was undone before anyone heard of it; false where undoing may not lead there. */
  async function recordUndone(
    ctx: Context,
    { id, from, to }: { readonly id: string; readonly from: S; readonly to: S },
  ) {
    if (!kind.lifecycle.canUndo(from, to)) return false;
    await record(ctx, { id, from, to, reason: "Undone" });
    return true;
  }

  return { lock, move, moveLocked, record, recordUndone };
}
