import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { privacyRequestMoves, privacyRequests } from "#db/schema/privacy.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { RequestView } from "../contract.ts";

const handler = alias(users, "handler");

type Filter = { readonly view: RequestView; readonly search: string; readonly requestId: string | null };
type Page = { readonly size: number; readonly after: TimeKey | undefined; readonly now: Date };

const isOpen = eq(privacyRequests.state, "open");

function viewed(view: RequestView, now: Date): SQL | undefined {
  switch (view) {
    case "open":
      return isOpen;
    case "overdue":
      return and(isOpen, sql`${privacyRequests.dueAt} < ${now.toISOString()}::timestamptz`);
    case "closed":
      return ne(privacyRequests.state, "open");
    case "all":
      return undefined;
  }
}

function matching(text: string): SQL | undefined {
  const like = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const { reference, name, email, phone } = privacyRequests;
  return or(...[reference, name, email, phone].map((column) => sql`${column} ilike ${like}`));
}

/** Open ones by deadline, earliest first; others latest first. */
export function findRequests(db: ReadDb, { view, search, requestId }: Filter, { size, after, now }: Page) {
  const isUrgentFirst = view === "open" || view === "overdue";
  const sort = isUrgentFirst ? asc : desc;
  return db
    .select({ request: privacyRequests, handler: { id: handler.id, name: handler.name } })
    .from(privacyRequests)
    .leftJoin(handler, eq(handler.id, privacyRequests.assignedTo))
    .where(
      and(
        requestId ? eq(privacyRequests.id, requestId) : viewed(view, now),
        search ? matching(search) : undefined,
        after && isBehind(after, isUrgentFirst),
      ),
    )
    .orderBy(sort(privacyRequests.dueAt), sort(privacyRequests.id))
    .limit(size);
}

const isBehind = ({ at, id }: TimeKey, isUrgentFirst: boolean): SQL => {
  const last = sql`(${at.toISOString()}::timestamptz, ${id}::uuid)`;
  const own = sql`(${privacyRequests.dueAt}, ${privacyRequests.id})`;
  return isUrgentFirst ? sql`${own} > ${last}` : sql`${own} < ${last}`;
};

export type RequestRecord = Awaited<ReturnType<typeof findRequests>>[number];

export async function findRequest(db: ReadDb, id: string) {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return row;
}

export const findMoves = (db: ReadDb, ids: readonly string[]) =>
  db
    .select({ move: privacyRequestMoves, by: users.name })
    .from(privacyRequestMoves)
    .leftJoin(users, eq(sql`${users.id}::text`, privacyRequestMoves.actor))
    .where(ids.length === 0 ? sql`false` : inArray(privacyRequestMoves.requestId, [...ids]))
    .orderBy(desc(privacyRequestMoves.createdAt), desc(privacyRequestMoves.id));

export const findRequestsOf = (db: ReadDb, userId: string) =>
  db
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.userId, userId))
    .orderBy(desc(privacyRequests.receivedAt), desc(privacyRequests.id))
    .limit(20);

/** An address’s open requests. */
export const findOpenOf = (db: ReadDb, email: string) =>
  db
    .select({ state: privacyRequests.state })
    .from(privacyRequests)
    .where(and(isOpen, sql`lower(${privacyRequests.email}) = ${email}`));

export async function findOwner(db: ReadDb, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
