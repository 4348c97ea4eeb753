import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { answerFile, drawDocument } from "../../server/draw-document.ts";
import type { invoiceDeskContract } from "../contract.ts";
import { writeEInvoice } from "./write-e-invoice.ts";

/** For our team, including drafts; an e-invoice only once issued. */
export async function downloadInvoice(
  ctx: Context,
  { id, format }: ParsedOf<typeof invoiceDeskContract.downloadInvoice>,
) {
  return answerFile(format === "ubl" ? await writeEInvoice(ctx, id) : await drawDocument(ctx, id));
}
