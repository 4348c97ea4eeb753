import { personAsking } from "#domain/account/person-asking.ts";
import type { OrganisationKind } from "#domain/partner/organisation-kinds.ts";
import { duePayouts } from "#domain/partner/payout.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { payoutMover } from "./move-payout.ts";
import { insertPayout, lockUnpaidStatements } from "./store.ts";
import { findSettings } from "./views.ts";

/**
 * Drafts one payout for each partner whose unpaid statements add up to enough. A statement is on at most one
 * payout.
 */
export async function draftPayouts(ctx: Context, { kind }: { kind?: OrganisationKind | undefined }) {
  const { partners } = await findSettings(ctx.db);
  const due = duePayouts(await lockUnpaidStatements(ctx.db, kind), partners.payoutAtLeastCents);
  let drafted = 0;
  for (const { organisationId, amountCents, statements } of due) {
    const id = ctx.newId();
    const isNew = await insertPayout(
      ctx.db,
      {
        id,
        organisationId,
        reference: `PO-${ctx.newReference().slice(-6)}`,
        state: "draft",
        amountCents,
        createdBy: personAsking(ctx.actor),
        createdAt: ctx.now,
        updatedAt: ctx.now,
      },
      statements.map((statement) => statement.id),
    );
    // This partner already has an open payout; these statements follow later.
    if (!isNew) continue;
    drafted += 1;
    await payoutMover.record(ctx, { id, from: null, to: "draft" });
    await recordAudit(ctx, {
      action: "partner_payout.draft",
      subject: { kind: "partner_payout", id },
      details: { amount_cents: amountCents },
    });
  }
  return drafted > 0 ? accept({ drafted }) : refuse("nothing_due");
}
