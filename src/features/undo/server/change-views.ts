import { sql } from "drizzle-orm";
import type { Database } from "#db/connect.ts";
import type { LatestChange } from "#domain/undo/change-words.ts";

type ChangeQuery = {
  /** Ids and references of the record, as the one who asks knows it. */
  readonly ids: readonly string[];
  /** The reader, whose own changes are left out. */
  readonly except: string;
  readonly since: Date;
};

type Row = {
  readonly name: string | null;
  readonly actor: string;
  readonly action: string;
  readonly details: Record<string, unknown>;
  readonly at: string;
};

/** Someone else’s last change to a record, by the activity log and by the histories of bookings and trips. */
export async function findLatestChange(
  db: Database,
  { ids, except, since }: ChangeQuery,
): Promise<(LatestChange & { readonly by: string }) | undefined> {
  const [names, from] = [sql`${sql.param([...ids])}::text[]`, since.toISOString()];
  const { rows } = await db.execute<Row>(sql`
    with asked as (select unnest(${names}) as id union select b.id::text from bookings b where b.reference = any (${names})),
    found as (
      (select l.actor, l.action, l.details, l.at from audit_log l where l.subject_id in (select id from asked)
        and l.actor <> ${except} and l.at > ${from} and l.action !~ 'viewed|downloaded|exported' order by l.at desc limit 1)
      union all
      (select m.actor, 'trip.' || m.to_state, '{}', m.created_at from trip_moves m where m.trip_id in (select id::uuid from asked where id ~ ${uuid})
        and m.actor <> ${except} and m.created_at > ${from} order by m.created_at desc limit 1)
      union all
      (select c.proposed_by, 'booking.edited', c.after, coalesce(c.decided_at, c.created_at) from booking_changes c
        where c.booking_id in (select id::uuid from asked where id ~ ${uuid}) and c.state = 'applied' and c.proposed_by <> ${except}
        and c.created_at > ${from} order by c.created_at desc limit 1))
    select u.name, f.actor, f.action, f.details, f.at from found f left join users u on u.id = case when f.actor ~ ${uuid} then f.actor::uuid end
    order by f.at desc, f.details <> '{}' desc limit 1`);
  const [row] = rows;
  if (!row) return undefined;
  return {
    by: row.name ?? strangers[row.actor] ?? "The customer",
    action: row.action,
    details: row.details,
    at: new Date(row.at),
  };
}

const uuid = "^[0-9a-f]{8}-[0-9a-f-]{27}$";
const strangers: Readonly<Record<string, string>> = { system: "An automatic process", visitor: "The customer" };
