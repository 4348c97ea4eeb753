import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether an incident, a lost item or a dispute of this person is open: until it is closed no one asks them for anything else. */
export const hasOpenMatter = (personId: SQL | AnyPgColumn): SQL<boolean> => sql<boolean>`exists (
  select from bookings own where own.person_id = ${personId} and (
    exists (select from incidents i where i.booking_id = own.id and i.state <> 'resolved')
    or exists (select from lost_items l where l.booking_id = own.id and l.state <> 'closed')
    or exists (select from trip_disputes d where d.booking_id = own.id and d.state = 'open')))`;
