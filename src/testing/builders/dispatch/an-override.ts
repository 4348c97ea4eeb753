import { eq } from "drizzle-orm";
import { assignments } from "#db/schema/trips.ts";
import type { GateReason } from "#domain/compliance/gate-input.ts";
import { keptReason } from "#domain/compliance/overridden-before.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";

type About = Partial<GateReason> & Pick<GateReason, "kind">;

/** The trip’s crew was assigned despite objections, as an assignment records it. */
export async function overrideGate(ctx: Context, tripId: string, about: readonly About[]): Promise<void> {
  const [crew] = await ctx.db
    .update(assignments)
    .set({ overrideReason: "They know the guests" })
    .where(eq(assignments.tripId, tripId))
    .returning({ id: assignments.id });
  await recordAudit(ctx, {
    action: "assignment.overridden",
    subject: { kind: "assignment", id: crew?.id ?? "" },
    details: { about: about.map((one) => keptReason({ who: "Thandi Nkosi", override: "super_user", ...one })) },
  });
}
