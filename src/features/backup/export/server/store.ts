import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { companyExports } from "#db/schema/backup.ts";

type NewExport = Pick<
  typeof companyExports.$inferInsert,
  "id" | "requestedBy" | "requestedAt" | "linkHash" | "expiresAt"
>;

export const addExport = (db: Database, row: NewExport) => db.insert(companyExports).values({ ...row, state: "ready" });

/** The link opens once: of two that come at the same time one gets it. */
export async function openLink(db: Database, linkHash: string, now: Date) {
  const [row] = await db
    .update(companyExports)
    .set({ state: "running", startedAt: now })
    .where(
      and(eq(companyExports.linkHash, linkHash), eq(companyExports.state, "ready"), gt(companyExports.expiresAt, now)),
    )
    .returning({ id: companyExports.id, requestedBy: companyExports.requestedBy });
  return row;
}

type Progress = Partial<
  Pick<typeof companyExports.$inferInsert, "partsDone" | "partsTotal" | "rowCount" | "error" | "state" | "endedAt">
>;

export const noteProgress = (db: Database, id: string, progress: Progress) =>
  db.update(companyExports).set(progress).where(eq(companyExports.id, id));
