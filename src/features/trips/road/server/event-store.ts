import { createHash } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Database, ReadDb } from "#db/connect.ts";
import { tripEvents } from "#db/schema/trips.ts";
import { chainStart, type EventFacts, type RecordedEvent, sealEvent } from "#domain/road/event-chain.ts";

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * Includes the unsealed parts: the time by the server’s clock, which follows from the rest, and the note’s
 * text.
 */
export type EventToAppend = Omit<EventFacts, "noteHash"> & { readonly happenedAt: Date; readonly note: string };

/** Appends an event to the trip’s record. The trip is locked, so no one else can append at the same time. */
export async function appendEvent(db: Database, { note, happenedAt, ...facts }: EventToAppend): Promise<void> {
  const [last] = await db
    .select({ seq: tripEvents.seq, hash: tripEvents.hash })
    .from(tripEvents)
    .where(eq(tripEvents.tripId, facts.tripId))
    .orderBy(desc(tripEvents.seq))
    .limit(1);
  const { place, ...sealed } = sealEvent({ ...facts, noteHash: hashOf(note) }, last?.hash ?? chainStart, hashOf);
  await db.insert(tripEvents).values({ ...sealed, ...place, note, happenedAt, seq: (last?.seq ?? 0) + 1 });
}

/** A trip’s record, oldest first. */
export async function findEvents(db: ReadDb, tripId: string): Promise<RecordedEvent[]> {
  const rows = await db.select().from(tripEvents).where(eq(tripEvents.tripId, tripId)).orderBy(asc(tripEvents.seq));
  return rows.map(({ seq: _, latitude, longitude, accuracyM, ...event }) => ({
    ...event,
    place: latitude === null || longitude === null || accuracyM === null ? null : { latitude, longitude, accuracyM },
  }));
}

/** How often a wrong PIN was entered. */
export const countWrongPins = (db: ReadDb, tripId: string): Promise<number> =>
  db.$count(tripEvents, and(eq(tripEvents.tripId, tripId), eq(tripEvents.event, "pin_wrong")));

/** An event that was already received: its trip and outcome. */
export async function findEvent(db: ReadDb, id: string) {
  const [row] = await db
    .select({ tripId: tripEvents.tripId, actor: tripEvents.actor, outcome: tripEvents.outcome })
    .from(tripEvents)
    .where(eq(tripEvents.id, id));
  return row;
}
