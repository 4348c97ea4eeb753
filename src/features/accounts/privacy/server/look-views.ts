import { and, desc, eq, ilike, inArray, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { isLook } from "#platform/audit.ts";
import type { TimeKey } from "#platform/page-key.ts";

type LookFilter = {
  /** The ids of someone’s records; undefined: anyone’s. */
  readonly subjects: readonly string[] | undefined;
  readonly colleague: string;
};
type Page = { readonly size: number; readonly after: TimeKey | undefined };

const isBy = (text: string): SQL | undefined => {
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(users.name, like), ilike(users.email, like));
};

export const findLooks = (db: ReadDb, { subjects, colleague }: LookFilter, { size, after }: Page) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      reason: auditLog.reason,
      name: users.name,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        isLook,
        subjects && (subjects.length === 0 ? sql`false` : inArray(auditLog.subjectId, [...subjects])),
        colleague ? isBy(colleague) : undefined,
        after && sql`(${auditLog.at}, ${auditLog.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(size);
