import { createHash } from "node:crypto";
import { identityOf } from "#domain/payment/bank-statement.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import type { bankContract } from "../contract.ts";
import { matchByName } from "./match-by-name.ts";
import { addToBankImport, type BankLineRow, insertBankImport, insertBankLines } from "./store.ts";

type Import = typeof bankContract.importBankLines;
type Sent = ParsedOf<Import>;

/** Imports part of a statement. A line that names what it pays, with the exact amount, is matched immediately. */
export async function importBankLines(ctx: Context, sent: Sent): Promise<Result<OutputOf<Import>, RefusalOf<Import>>> {
  const importId = sent.import_id ?? (await begin(ctx, sent));
  // Updates the import first: its row lock makes parts of one file wait for each other.
  const known = await addToBankImport(ctx.db, importId, { lines: sent.lines.length, newLines: 0, matched: 0 });
  if (!known) return refuse("not_found");
  const fresh = await insertBankLines(
    ctx.db,
    sent.lines.map((line) => rowOf(ctx, importId, line)),
  );
  const matched = await matchAll(ctx, fresh);
  const total = await addToBankImport(ctx.db, importId, { lines: 0, newLines: fresh.length, matched });
  if (!total) return refuse("not_found");
  return accept({ import_id: importId, lines: total.lines, new_lines: total.newLines, matched: total.matched });
}

async function begin(ctx: Context, { name, format, unread = 0 }: Sent): Promise<string> {
  const id = ctx.newId();
  await insertBankImport(ctx.db, {
    id,
    name,
    format,
    lines: 0,
    newLines: 0,
    matched: 0,
    unread,
    importedBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "bank_statement.imported",
    subject: { kind: "bank_import", id },
    details: { name, format, unread },
  });
  return id;
}

const rowOf = (ctx: Context, importId: string, line: Sent["lines"][number]) => {
  const { booked_on: bookedOn, amount_cents: amountCents, description, bank_id: bankId, nth } = line;
  const identity = identityOf({ bookedOn, amountCents, description, bankId });
  return {
    id: ctx.newId(),
    importId,
    bookedOn,
    amountCents,
    description,
    fingerprint: createHash("sha256").update(`${identity} #${nth}`).digest("hex"),
    createdAt: ctx.now,
  };
};

async function matchAll(ctx: Context, lines: readonly BankLineRow[]): Promise<number> {
  let matched = 0;
  for (const line of lines) if (await matchByName(ctx, line)) matched++;
  return matched;
}
