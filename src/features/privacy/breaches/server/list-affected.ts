import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { breachesContract } from "../contract.ts";
import { findBreach, findPeople } from "./views.ts";

/** Everyone affected, for a download. Each download is logged. */
export async function listAffected(ctx: Context, { breach_id: id }: ParsedOf<typeof breachesContract.listAffected>) {
  if (!(await findBreach(ctx.db, id))) return refuse("not_found");
  const people = await findPeople(ctx.db, id);
  await recordAudit(ctx, {
    action: "breach.people_downloaded",
    subject: { kind: "breach", id },
    details: { people: people.length },
  });
  return accept({
    people: people.map(({ name, email, notifiedAt }) => ({
      name,
      email,
      notified_at: notifiedAt?.toISOString() ?? null,
    })),
  });
}
