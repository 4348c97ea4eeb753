import type pg from "pg";
import { schedulePrefix } from "./work-jobs.ts";

/**
 * In a restored database: scheduled runs that were waiting are long outdated, and the next ones come by themselves.
 */
export async function dropScheduledJobs(client: pg.Client): Promise<void> {
  await client.query("delete from jobs.job where starts_with(name, $1) and state < 'completed'", [schedulePrefix]);
}

/** In a copy nothing that waited may go on: it goes on in the company it was copied from. */
export async function dropAllJobs(client: pg.Client): Promise<void> {
  await client.query("delete from jobs.job where state < 'completed'");
}
