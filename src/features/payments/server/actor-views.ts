import { inArray } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { users } from "#db/schema/accounts.ts";

const userId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Actors by name: an account’s, or the system’s. */
export async function findActorNames(db: ReadDb, actors: readonly (string | null)[]) {
  const ids = [...new Set(actors.filter((actor) => actor !== null && userId.test(actor)))] as string[];
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, name: users.name }).from(users).where(inArray(users.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (actor: string): string => names.get(actor) ?? (userId.test(actor) ? "a former colleague" : actor);
}
