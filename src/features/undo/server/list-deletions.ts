import { type DeletionKind, deletionKinds, deletionName, undoDays } from "#domain/company/deletion.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findObstacles } from "#platform/deletions/find-obstacles.ts";
import { findDeletions } from "./views.ts";

const isKind = (kind: string): kind is DeletionKind => kind in deletionKinds;

export async function listDeletions(ctx: Context, _input: object) {
  const found = await findDeletions(ctx.db);
  const obstacles = await findObstacles(
    ctx.db,
    found.map(({ deletion }) => deletion.id),
  );
  return accept({
    deletions: found.flatMap(({ deletion, deletedBy, rows }) => {
      const { id, kind, deletedAt } = deletion;
      const until = addHours(deletedAt, 24 * undoDays);
      if (!isKind(kind) || until <= ctx.now) return [];
      // A file’s own name says more than the record that points to it.
      const files = rows.filter(({ table }) => table === "stored_files");
      return {
        id,
        kind,
        name: deletionName([...files, ...rows]),
        deleted_at: deletedAt.toISOString(),
        deleted_by: deletedBy,
        until: until.toISOString(),
        rows: rows.length,
        has_file: files.length > 0,
        obstacle: obstacles.get(id) ?? null,
      };
    }),
  });
}
