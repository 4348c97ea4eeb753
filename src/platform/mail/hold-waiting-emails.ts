import type pg from "pg";
import { mailQueue } from "../jobs/queue.ts";

/** Shown with such an email in Admin. */
const reason =
  "It was waiting when the backup was made, and may have been sent after that. Send it again if it was not.";

/**
 * In a database made from a backup: emails whose time had come by now may have left after the backup was made, and no one can tell.
 * They are not sent by themselves but stay under the failed ones, from where our team sends them again. Those of later stay queued.
 * Returns how many were held.
 */
export async function holdWaitingEmails(client: pg.Client, now: Date): Promise<number> {
  const { rows } = await client.query<{ id: string }>(
    `update messages set state = 'failed', error = $1, next_try_at = null
    where state = 'queued' and (next_try_at is null or next_try_at <= $2) returning id`,
    [reason, now],
  );
  await client.query(`delete from jobs.job where name = $1 and state < 'completed' and data->>'messageId' = any ($2)`, [
    mailQueue,
    rows.map(({ id }) => id),
  ]);
  return rows.length;
}
