import type pg from "pg";

/** The jobs that a call creates for an event, read from an earlier call, so that plain SQL writes as many. */
export async function reactionsTo(pool: pg.Pool, event: string): Promise<string[]> {
  const { rows } = await pool.query<{ reaction: string }>(
    `select data ->> 'reaction' as reaction from jobs.job
     where name = 'reactions' and data ->> 'eventId' = (select id::text from events where type = $1 order by created_at limit 1)`,
    [event],
  );
  if (rows.length === 0) throw new Error(`Nothing follows ${event}: bare SQL would write less than the call.`);
  return rows.map(({ reaction }) => reaction);
}

/** Jobs of one event; none of them is ever run. */
export const insertJobs = `insert into jobs.job (name, data, start_after)
  select 'reactions', jsonb_build_object('eventId', $1::text, 'reaction', r), 'infinity' from unnest($2::text[]) as r`;
