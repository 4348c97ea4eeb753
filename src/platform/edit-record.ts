import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "./context.ts";

type Versioned = { readonly version: number };
type Database = Context["db"];

export type SeenRecord = {
  readonly id: string;
  /** The version the decision was based on; absent if no one saw one. */
  readonly version?: number | undefined;
};

export type EditedKind<Row extends Versioned, Changes extends object> = {
  lock(db: Database, id: string): Promise<Row | undefined>;
  update(db: Database, id: string, changes: Changes): Promise<void>;
  /** Everything an outdated screen needs to show the differences. */
  freshOf?(row: Row): Readonly<Record<string, unknown>>;
  /** Only if its key is not called id. */
  idOf?(row: Row): string;
  /** Its table has no updated_at. */
  readonly isUndated?: boolean;
};

/**
 * The one way the facts of a record change while its state stays: under a lock, as the person who decides saw it, and with
 * the next version, by which anyone else who still has it on screen is refused. Audit entries and events follow in the use case.
 */
export function recordEditor<Row extends Versioned, Changes extends object = Partial<Row>>(
  kind: EditedKind<Row, Changes>,
) {
  /** Locks the record if it is still as its reader saw it. */
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

  /** Writes the differences to a locked record and returns it. */
  async function edit(ctx: Context, before: Row, changes: Changes): Promise<Row> {
    const written = { ...changes, version: nextVersion(before), ...(!kind.isUndated && { updatedAt: ctx.now }) };
    await kind.update(ctx.db, kind.idOf?.(before) ?? String(Reflect.get(before, "id")), written);
    return { ...before, ...written };
  }

  return { lock, edit };
}

/** For a record whose key is not its id, and for bulk writes. */
export const nextVersion = ({ version }: Pick<Versioned, "version">): number => version + 1;
