import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";
import { documentMoves, documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { subquery } from "#db/subquery.ts";
import type { DocumentOwner } from "#domain/compliance/document-types.ts";
import type { TimeKey } from "#platform/page-key.ts";
import type { OwnerRef } from "./owner-views.ts";

/** An actor is a user's id or a kind of visitor; only ids are looked up. */
const idOfUser = (actor: SQL | typeof documents.uploadedBy) =>
  sql`case when ${actor} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${actor}::uuid end`;

const uploader = alias(users, "uploader");
const decider = alias(users, "decider");

/** Our team’s latest decision. */
const decided = subquery`(select m.actor, m.created_at from ${documentMoves} m
  where m.document_id = ${documents.id} and m.from_state is not null order by m.created_at desc, m.id desc limit 1)`;

const shown = {
  document: documents,
  uploader: uploader.name,
  decider: decider.name,
  decidedAt: sql<Date | null>`decided.created_at`.mapWith(documents.createdAt),
  file: { id: storedFiles.id, name: storedFiles.name, type: storedFiles.type, size: storedFiles.size },
};

const isOf = ({ kind, id }: OwnerRef) =>
  and(eq(documents.ownerKind, kind), id === null ? sql`${documents.ownerId} is null` : eq(documents.ownerId, id));

/** Every document of one owner, latest first. */
export const findDocumentsOf = (db: ReadDb, owner: OwnerRef) => readDocuments(db, isOf(owner), 300);

/** The same for several owners. */
export const findDocumentsOfMany = (db: ReadDb, ownerIds: readonly string[]) =>
  readDocuments(db, inArray(documents.ownerId, [...ownerIds]), 5000);

const readDocuments = (db: ReadDb, where: SQL | undefined, most: number) =>
  db
    .select(shown)
    .from(documents)
    .leftJoin(uploader, eq(uploader.id, idOfUser(documents.uploadedBy)))
    .leftJoin(sql`lateral ${decided} decided`, sql`true`)
    .leftJoin(decider, eq(decider.id, idOfUser(sql`decided.actor`)))
    .leftJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .where(where)
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(most);

export type DocumentRecord = Awaited<ReturnType<typeof findDocumentsOf>>[number];

export type QueueFilter = { readonly kinds: readonly DocumentOwner[]; readonly after: TimeKey | undefined };

/** Documents that wait to be verified, with their owners. */
export const findQueue = (db: ReadDb, { kinds, after }: QueueFilter, limit: number) =>
  db
    .select({
      ...shown,
      driver: sql<string | null>`${drivers.firstName} || ' ' || ${drivers.lastName}`,
      plate: vehicles.plate,
      seats: vehicles.seats,
      /** The provider or the partner. */
      organisation: organisations.name,
      organisationKind: organisations.kind,
    })
    .from(documents)
    .leftJoin(uploader, eq(uploader.id, idOfUser(documents.uploadedBy)))
    .leftJoin(sql`lateral ${decided} decided`, sql`true`)
    .leftJoin(decider, eq(decider.id, idOfUser(sql`decided.actor`)))
    .leftJoin(storedFiles, eq(storedFiles.id, documents.fileId))
    .leftJoin(drivers, and(eq(documents.ownerKind, "driver"), eq(drivers.id, documents.ownerId)))
    .leftJoin(vehicles, and(eq(documents.ownerKind, "vehicle"), eq(vehicles.id, documents.ownerId)))
    .leftJoin(
      organisations,
      and(inArray(documents.ownerKind, ["provider", "partner"]), eq(organisations.id, documents.ownerId)),
    )
    .where(
      and(
        isWaiting(kinds),
        after &&
          or(gt(documents.createdAt, after.at), and(eq(documents.createdAt, after.at), gt(documents.id, after.id))),
      ),
    )
    .orderBy(asc(documents.createdAt), asc(documents.id))
    .limit(limit);

const isWaiting = (kinds: readonly DocumentOwner[]) =>
  and(eq(documents.state, "uploaded"), inArray(documents.ownerKind, [...kinds]));

export const countQueue = (db: ReadDb, kinds: readonly DocumentOwner[]): Promise<number> =>
  db.$count(documents, isWaiting(kinds));

/** The owner of a document. */
export async function findOwnerOfDocument(db: ReadDb, id: string): Promise<OwnerRef | undefined> {
  const [row] = await db
    .select({ kind: documents.ownerKind, id: documents.ownerId })
    .from(documents)
    .where(eq(documents.id, id));
  return row;
}
