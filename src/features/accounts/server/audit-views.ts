import { and, asc, desc, eq, gte, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";

export type AuditFilter = {
  readonly actor?: string;
  readonly action?: string;
  readonly subject?: string;
  /** A user: their own actions, and actions on them. */
  readonly about?: string;
  readonly since?: Date | undefined;
  readonly before?: Date | undefined;
  readonly text?: string;
};
type Paging = { readonly after?: string | null | undefined; readonly size: number };

const actors = alias(users, "actors");
const impersonators = alias(users, "impersonators");
const subjects = alias(users, "subjects");

// Converted only if it is an id: so the users' key can be used, and other kinds of subject don’t fail.
const subjectUserId = sql`case when ${auditLog.subjectKind} = 'user' and ${auditLog.subjectId} ~ '^[0-9a-f-]{36}$'
  then ${auditLog.subjectId}::uuid end`;

/** Actions, the newest first, a page at a time. */
export async function findAudit(db: ReadDb, filter: AuditFilter, paging: Paging) {
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      actorName: auditLog.actor,
      actor: { id: actors.id, name: actors.name, email: actors.email },
      impersonator: { id: impersonators.id, name: impersonators.name, email: impersonators.email },
      subjectKind: auditLog.subjectKind,
      subjectId: auditLog.subjectId,
      subjectName: subjects.name,
      reason: auditLog.reason,
      details: auditLog.details,
      ip: auditLog.ip,
    })
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(impersonators, eq(impersonators.id, auditLog.impersonatorId))
    .leftJoin(subjects, eq(subjects.id, subjectUserId))
    .where(and(...conditions(filter), ...older(paging.after)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(paging.size + 1);
  return pageOf(rows, paging.size, timeKey.write);
}

export type AuditRow = Awaited<ReturnType<typeof findAudit>>["rows"][number];

/** Every name the audit knows. */
export async function findAuditActions(db: ReadDb): Promise<string[]> {
  const rows = await db.selectDistinct({ action: auditLog.action }).from(auditLog).orderBy(asc(auditLog.action));
  return rows.map(({ action }) => action);
}

function older(after: string | null | undefined): SQL[] {
  const key = timeKey.read(after);
  return key ? [sql`(${auditLog.at}, ${auditLog.id}) < (${key.at.toISOString()}::timestamptz, ${key.id}::uuid)`] : [];
}

function conditions({ actor, action, subject, about, since, before, text }: AuditFilter): (SQL | undefined)[] {
  return [
    actor ? byActor(actor) : undefined,
    action ? ilike(auditLog.action, `${literally(action)}%`) : undefined,
    subject ? or(eq(auditLog.subjectId, subject), namedLike(subjects, subject)) : undefined,
    about ? or(eq(auditLog.actorId, about), eq(auditLog.subjectId, about)) : undefined,
    since && gte(auditLog.at, since),
    before && lt(auditLog.at, before),
    text
      ? or(
          ilike(auditLog.reason, containing(text)),
          ilike(auditLog.action, containing(text)),
          sql`${auditLog.details}::text ilike ${containing(text)}`,
        )
      : undefined,
  ];
}

/** An action while viewing the site as another user belongs to both. */
function byActor(actor: string): SQL | undefined {
  if (isId(actor)) return or(eq(auditLog.actorId, actor), eq(auditLog.impersonatorId, actor));
  return or(eq(auditLog.actor, actor.toLowerCase()), namedLike(actors, actor), namedLike(impersonators, actor));
}

const namedLike = (people: typeof actors | typeof subjects | typeof impersonators, name: string) =>
  or(ilike(people.name, containing(name)), ilike(people.email, containing(name)));

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
const literally = (text: string) => text.replace(/[\\%_]/g, "\\$&");
const containing = (text: string) => `%${literally(text)}%`;
