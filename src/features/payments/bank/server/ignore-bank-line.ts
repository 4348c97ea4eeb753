import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { bankContract } from "../contract.ts";
import { auditBankLine } from "./audit-bank-line.ts";
import { lockBankLine, updateIgnored } from "./store.ts";

type Ignore = typeof bankContract.ignoreBankLine;

/** Ignores a line, or the rest of it, that is not a customer payment. */
export async function ignoreBankLine(
  ctx: Context,
  { id, is_aside }: ParsedOf<Ignore>,
): Promise<Result<OutputOf<Ignore>, RefusalOf<Ignore>>> {
  const line = await lockBankLine(ctx.db, id);
  if (!line) return refuse("not_found");
  if (line.amountCents > 0 && line.allocatedCents === line.amountCents) return refuse("tied");
  const by = is_aside ? nameOfActor(ctx.actor) : null;
  await updateIgnored(ctx.db, id, { asideBy: by, asideAt: is_aside ? ctx.now : null });
  await auditBankLine(ctx, is_aside ? "bank_line.set_aside" : "bank_line.taken_back", line, {});
  return accept({ is_aside });
}
