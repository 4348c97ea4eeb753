import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answerFile, drawDocument } from "../../server/draw-document.ts";
import type { invoiceDeskContract } from "../contract.ts";
import { writeEInvoice } from "./write-e-invoice.ts";

/** Our team’s own, drafts too; an e-invoice only of what is issued. */
export async function downloadInvoice(
  ctx: Context,
  { id, format }: ParsedOf<typeof invoiceDeskContract.downloadInvoice>,
) {
  return answerFile(format === "ubl" ? await writeEInvoice(ctx, id) : await drawDocument(ctx, id));
}
