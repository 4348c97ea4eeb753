import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answeringFresh } from "../../server/answer-fresh.ts";
import { movedInvoice } from "../../server/describe-invoice.ts";
import { moveInvoice } from "../../server/move-invoice.ts";
import { lockInvoice } from "../../server/store.ts";
import type { invoiceDraftsContract } from "../drafts-contract.ts";
import { describeBuyer } from "./describe-buyer.ts";

/** Sets the buyer of a draft. */
export const completeDraft = answeringFresh(complete);

async function complete(ctx: Context, input: ParsedOf<typeof invoiceDraftsContract.completeDraft>) {
  const { id, version, ...details } = input;
  const draft = await lockInvoice(ctx.db, id);
  if (!draft) return refuse("not_found");
  if (draft.state !== "draft") return refuse("not_possible");
  const buyer = { ...draft.buyer, ...describeBuyer(details) };
  const moved = await moveInvoice(ctx, { id, version, to: "draft", changes: { buyer, buyerName: details.name } });
  return moved.ok ? accept(movedInvoice(moved.value)) : moved;
}
