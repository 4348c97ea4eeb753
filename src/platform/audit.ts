import { and, eq, gt, inArray, lt, or, sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import { auditLog } from "#db/schema/platform.ts";
import { type Actor, isStaff, nameOfActor } from "#domain/account/roles.ts";
import { looksKeptDays } from "#domain/privacy/look-retention.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { newId } from "./ids.ts";
import type { Look, Watch } from "./watch.ts";

export type AuditEntry = {
  /** In the past tense, dotted: `role.granted`. */
  readonly action: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly reason?: string;
  readonly details?: Readonly<Record<string, unknown>>;
  readonly ip?: string;
};

type Doing = {
  readonly db: Database;
  readonly now: Date;
  readonly actor: Actor;
  readonly caller?: { readonly address: string };
};

/** Records who did what, in the caller's transaction: an action that is rolled back leaves no entry. */
export async function recordAudit({ db, now, actor, caller }: Doing, entry: AuditEntry): Promise<void> {
  const person = actor.kind === "person" ? actor : undefined;
  await db.insert(auditLog).values({
    id: newId(),
    at: now,
    actorId: person?.userId ?? null,
    actor: nameOfActor(actor),
    impersonatorId: person?.session?.impersonatorId ?? null,
    action: entry.action,
    subjectKind: entry.subject?.kind ?? "",
    subjectId: entry.subject?.id ?? "",
    reason: entry.reason ?? "",
    details: { ...entry.details },
    ip: entry.ip ?? caller?.address ?? "",
  });
}

/** A colleague’s view of someone’s record, noted in memory and written by the next flush, which no one waits for. */
export function noteLook({ actor, watch }: LookContext, look: { action: string; kind: string; id: string }): void {
  if (actor.kind !== "person" || !isStaff(actor)) return;
  const impersonatorId = actor.session?.impersonatorId ?? null;
  watch.looked({
    actorId: actor.userId,
    impersonatorId,
    action: look.action,
    subjectKind: look.kind,
    subjectId: look.id,
  });
}

type LookContext = { readonly actor: Actor; readonly watch: Pick<Watch, "looked"> };

export async function keepLooks(db: Database, looks: readonly Look[]): Promise<void> {
  if (looks.length === 0) return;
  const rows = looks.map((look) => ({ ...look, id: newId(), actor: look.actorId, reason: "", details: {}, ip: "" }));
  await db.insert(auditLog).values(rows);
}

/** Views, copies and lists: every logged action that disclosed someone’s data. */
export const isLook = or(
  sql`${auditLog.action} like '%.viewed'`,
  sql`${auditLog.action} like '%.viewed\\_by\\_team'`,
  inArray(auditLog.action, ["data.downloaded_for_person", "breach.people_downloaded", "trail.viewed"]),
);

/** By the clock: actions stay in the log, views are deleted. */
export async function forgetOldLooks({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(auditLog).where(and(isLook, lt(auditLog.at, addHours(now, -24 * looksKeptDays))));
}

/** An open page reads repeatedly: within this time it counts as one view. */
const sameLookMinutes = 10;

/** Records who viewed what, once for as long as they keep viewing it. */
export async function recordLook(doing: Doing, entry: AuditEntry): Promise<void> {
  if (!(await isLooking(doing, entry))) await recordAudit(doing, entry);
}

async function isLooking({ db, now, actor }: Doing, { action, subject }: AuditEntry): Promise<boolean> {
  if (actor.kind !== "person") return false;
  const looks = await db
    .select({ impersonatorId: auditLog.impersonatorId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, action),
        eq(auditLog.subjectId, subject?.id ?? ""),
        eq(auditLog.actorId, actor.userId),
        gt(auditLog.at, addMinutes(now, -sameLookMinutes)),
      ),
    );
  const impersonator = actor.session?.impersonatorId ?? null;
  return looks.some(({ impersonatorId }) => impersonatorId === impersonator);
}
