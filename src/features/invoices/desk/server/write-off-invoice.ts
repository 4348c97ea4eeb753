import { openAmount } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import type { invoiceDeskContract } from "../contract.ts";
import { writeOffRefusal } from "./weigh-write-off.ts";

/** Writes off the open amount. */
export const writeOffInvoice = answeringFresh(writeOff);

async function writeOff(ctx: Context, { id, version, reason }: ParsedOf<typeof invoiceDeskContract.writeOffInvoice>) {
  const before = await lockInvoice(ctx.db, id);
  if (!before) return refuse("not_found");
  if (before.kind === "credit_note") return refuse("not_possible");
  const refusal = await writeOffRefusal(ctx, before);
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
