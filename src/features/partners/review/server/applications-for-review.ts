import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { listedApplication, type reviewContract } from "../contract.ts";
import { countByState, findApplications } from "./views.ts";

const pageLength = 25;

/** A page of applications, newest first. */
export async function applicationsForReview(
  ctx: Context,
  input: ParsedOf<typeof reviewContract.applicationsForReview>,
) {
  const { kind, states, search } = input;
  const applications = await findApplications(
    ctx.db,
    { kind, states, search, after: timeKey.read(input.after) },
    pageLength + 1,
  );
  const { rows, next } = pageOf(applications, pageLength, ({ createdAt: at, id }) => timeKey.write({ at, id }));
  return accept({
    applications: rows.map((row) => toWire(listedApplication, row)),
    next,
    counts: await countByState(ctx.db, kind),
  });
}
