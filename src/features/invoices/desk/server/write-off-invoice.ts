import { isSuperUser } from "#domain/account/permissions.ts";
import { refundRefusal } from "#domain/account/refund-limit.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { openAmount } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findMoneyHandlers, sumGivenUpTogether } from "../../billing/server/views.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import type { invoiceDeskContract } from "../contract.ts";

/** Gives up what is still open: money that is given away as a refund is, with the same limit. */
export const writeOffInvoice = answeringFresh(writeOff);

async function writeOff(ctx: Context, { id, version, reason }: ParsedOf<typeof invoiceDeskContract.writeOffInvoice>) {
  const before = await lockInvoice(ctx.db, id);
  if (!before) return refuse("not_found");
  if (before.kind === "credit_note") return refuse("not_possible");
  const refusal = refundRefusal({
    amountCents: openAmount(before),
    togetherCents: await sumGivenUpTogether(ctx.db, id, ctx.now),
    by: nameOfActor(ctx.actor),
    isSuperUser: isSuperUser(ctx.actor),
    handlers: new Set([before.createdBy ?? "system", ...(await findMoneyHandlers(ctx.db, id))]),
  });
  if (refusal) return refuse(refusal);
  const moved = await moveInvoice(ctx, { id, version, to: "written_off", reason });
  if (!moved.ok) return moved;
  await recordAudit(ctx, {
    action: "invoice.written_off",
    subject: { kind: "invoice", id },
    reason,
    details: { number: moved.value.number, openCents: openAmount(moved.value) },
  });
  return accept(movedInvoice(moved.value));
}
