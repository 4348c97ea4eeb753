import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { vehicleClasses, vehicleClassVersions } from "#db/schema/catalogue.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";

export type ClassRecordRow = typeof vehicleClasses.$inferSelect;
type NewClass = typeof vehicleClasses.$inferInsert;

/** Classes are added and ordered one after the other. */
export async function lockClasses(db: Database): Promise<readonly ClassRecordRow[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('vehicle_classes', 0))`);
  return db.select().from(vehicleClasses).orderBy(vehicleClasses.position, vehicleClasses.id);
}

const editor = recordEditor<ClassRecordRow>({
  async lock(db, id) {
    const [row] = await db.select().from(vehicleClasses).where(eq(vehicleClasses.id, id)).for("update");
    return row;
  },
  async update(db, id, changes) {
    await db.update(vehicleClasses).set(changes).where(eq(vehicleClasses.id, id));
  },
});

export const lockClass = editor.lock;

/** Writes the differences as the next version, which is kept. */
export async function editClass(ctx: Context, before: ClassRecordRow, changes: Partial<NewClass>) {
  const row = await editor.edit(ctx, before, { ...changes, updatedBy: personOf(ctx) });
  await keepVersion(ctx, row);
  return row;
}

export async function insertClass(ctx: Context, values: NewClass): Promise<void> {
  const [row] = await ctx.db
    .insert(vehicleClasses)
    .values({ ...values, updatedBy: personOf(ctx), updatedAt: ctx.now })
    .returning();
  if (row) await keepVersion(ctx, row);
}

/** The order is no fact of a class, so it makes no version. */
export async function orderClasses(db: Database, ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries())
    await db
      .update(vehicleClasses)
      .set({ position: at + 1 })
      .where(eq(vehicleClasses.id, id));
}

async function keepVersion(ctx: Context, row: ClassRecordRow): Promise<void> {
  const { id, version, position: _p, updatedBy: _b, updatedAt: _a, ...facts } = row;
  await ctx.db
    .insert(vehicleClassVersions)
    .values({ classId: id, version, facts, savedAt: ctx.now, savedBy: personOf(ctx) });
}

const personOf = ({ actor }: Context): string | null => (actor.kind === "person" ? actor.userId : null);
