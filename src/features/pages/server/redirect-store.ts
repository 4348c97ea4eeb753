import { eq } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { redirects } from "#db/schema/pages.ts";

/** The redirect at an address, or undefined. */
export async function lockRedirect(db: Database, path: string) {
  const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, path)).for("update");
  return row;
}

export async function saveRedirect(db: Database, row: typeof redirects.$inferInsert): Promise<void> {
  const { toPath } = row;
  await db.insert(redirects).values(row).onConflictDoUpdate({ target: redirects.fromPath, set: { toPath } });
}

export async function deleteRedirectFrom(db: Database, path: string): Promise<boolean> {
  const gone = await db.delete(redirects).where(eq(redirects.fromPath, path)).returning({ path: redirects.fromPath });
  return gone.length > 0;
}
