import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "./context.ts";

type Versioned = { readonly version: number };
type Database = Context["db"];

export type SeenRecord = {
  readonly id: string;
  /** The version on the screen of anyone who decides; left out where no one decides by what they saw. */
  readonly version?: number | undefined;
};

export type EditedKind<Row extends Versioned, Changes extends object> = {
  lock(db: Database, id: string): Promise<Row | undefined>;
  update(db: Database, id: string, changes: Changes): Promise<void>;
  /** The data an outdated screen needs to show what is different now. */
  freshOf?(row: Row): Readonly<Record<string, unknown>>;
  /** Where its key is not called id. */
  idOf?(row: Row): string;
  /** Its table does not say when a row was changed. */
  readonly isUndated?: boolean;
};

/**
 * The one way the facts of a record change while its state stays: under a lock, as the person who decides saw it, and with
 * the next version, by which anyone else who still has it on screen is refused. Audit entries and events follow in the use case.
 */
export function recordEditor<Row extends Versioned, Changes extends object = Partial<Row>>(
  kind: EditedKind<Row, Changes>,
) {
  /** The record under lock, if it still is as its reader saw it. */
  async function lock(
    ctx: Context,
    { id, version }: SeenRecord,
  ): Promise<Result<Row, "not_found" | "changed_meanwhile">> {
    const row = await kind.lock(ctx.db, id);
    if (!row) return refuse("not_found");
    return version === undefined || version === row.version
      ? accept(row)
      : refuse("changed_meanwhile", kind.freshOf?.(row));
  }

  /** For those who have it under lock: writes what differs, and answers with the record as it is now. */
  async function edit(ctx: Context, before: Row, changes: Changes): Promise<Row> {
    const written = { ...changes, version: nextVersion(before), ...(!kind.isUndated && { updatedAt: ctx.now }) };
    await kind.update(ctx.db, kind.idOf?.(before) ?? String(Reflect.get(before, "id")), written);
    return { ...before, ...written };
  }

  return { lock, edit };
}

/** For a record whose key is not its id, and for those who write many rows at once. */
export const nextVersion = ({ version }: Pick<Versioned, "version">): number => version + 1;
