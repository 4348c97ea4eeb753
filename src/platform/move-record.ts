import { nameOfActor } from "#domain/account/roles.ts";
import type { Lifecycle } from "#domain/lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "./context.ts";
import { sentTogether } from "./transaction.ts";

export type MoveRefusal = "not_found" | "changed_meanwhile" | "not_possible";

export type RecordMove<S extends string, Changes> = {
  readonly id: string;
  /** The version on the screen of anyone who decides; left out where no one decides by what they saw. */
  readonly version?: number | undefined;
  readonly to: S;
  readonly reason?: string | undefined;
  /** Fields that change with the state. */
  readonly changes?: Changes;
  /** The actor, when that is not the caller. */
  readonly by?: string | undefined;
};

/** One line in the history of a record. */
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
  /** The columns a move writes by itself. */
  columnsOf(moved: MovedColumns<S>): Partial<Row>;
  update(db: Database, id: string, changes: Changes & Partial<Row>): Promise<void>;
  insertMove(db: Database, line: HistoryLine<S>): Promise<void>;
  /** The data an outdated screen needs to show what is different now. */
  freshOf?(row: Row): Readonly<Record<string, unknown>>;
  /** Only its other columns change: the state it is in already is no move, and leaves no line. */
  readonly mayStay?: boolean;
};

/**
 * The one way a record changes its state: under a lock, as the person who decides saw it, along its table of moves, and with a
 * line in its history. What a feature adds (an audit entry, an event) follows the accepted move.
 */
export function recordMover<S extends string, Row extends { id: string; state: S }, Changes extends object>(
  kind: RecordKind<S, Row, Changes>,
) {
  /** The record under lock, if it still is as its reader saw it. */
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

  /** For those who have the record under lock already. */
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

  /** The first line of a record that is new, or one line more. */
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

  return { lock, move, moveLocked, record };
}
