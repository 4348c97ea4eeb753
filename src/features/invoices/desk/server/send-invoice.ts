import { accept, refuse } from "#domain/result.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import { writeInvoiceEmail } from "../../server/write-invoice-email.ts";
import type { invoiceDeskContract } from "../contract.ts";

/** Sends an issued document by email, as often as our team likes. */
export const sendInvoice = answeringFresh(send);

async function send(ctx: Context, { id, version }: ParsedOf<typeof invoiceDeskContract.sendInvoice>) {
  const before = await lockInvoice(ctx.db, id);
  if (!before) return refuse("not_found");
  if (before.state === "draft") return refuse("not_possible");
  if (!isMailable(before.buyerEmail)) return refuse("no_address");
  await ctx.holdBack(async () => ({
    kind: "invoice",
    permission: "change_invoices",
    title: `${undoableActions.invoice}: ${before.number ?? "draft"}`,
    subjects: [`invoice:${id}`],
  }));
  const to = before.state === "issued" ? "sent" : before.state;
  const moved = await moveInvoice(ctx, { id, version, to, changes: { sentAt: ctx.now } });
  if (!moved.ok) return moved;
  await writeInvoiceEmail(ctx, [id], moved.value.version);
  await recordAudit(ctx, {
    action: "invoice.sent",
    subject: { kind: "invoice", id },
    details: { number: before.number, to: before.buyerEmail },
  });
  return accept(movedInvoice(moved.value));
}
