import type pg from "pg";
import { schedulePrefix } from "./work-jobs.ts";

/** In a database made from a backup: a round of the clock that waited then is long over, and the next one comes by itself. */
export async function dropScheduledJobs(client: pg.Client): Promise<void> {
  await client.query("delete from jobs.job where starts_with(name, $1) and state < 'completed'", [schedulePrefix]);
}

/** In a copy nothing that waited may go on: it goes on in the company it was copied from. */
export async function dropAllJobs(client: pg.Client): Promise<void> {
  await client.query("delete from jobs.job where state < 'completed'");
}
