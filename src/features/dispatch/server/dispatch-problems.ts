import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { asWatched, describeProblems } from "./describe-problems.ts";
import { findTripsToWatch } from "./problem-views.ts";

/** The next things that need a dispatcher. */
export async function dispatchProblems({ db, now }: Context) {
  const rows = await findTripsToWatch(db, now);
  return accept({ read_at: now.toISOString(), problems: describeProblems(rows.map(asWatched), now) });
}
