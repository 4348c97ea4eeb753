import { ageingBands } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { AccountStatement } from "../contract.ts";
import { accountFrom, gatherAccount, type StatementInput } from "./gather-account.ts";
import type { GatheredStatement } from "./gather-statement.ts";

export async function accountStatement(ctx: Context, input: StatementInput) {
  const gathered = await gatherAccount(ctx, accountFrom(input.account), input);
  return gathered ? accept(describeStatement(input.account, gathered)) : refuse("not_found");
}

const describeStatement = (
  key: string,
  { name, email, address, period, statement }: GatheredStatement,
): AccountStatement => ({
  account: { key, name, email, address },
  ...period,
  opening_cents: statement.opening,
  invoiced_cents: statement.invoiced,
  credited_cents: statement.credited,
  paid_cents: statement.paid,
  closing_cents: statement.closing,
  rows: statement.rows.map((row) => ({
    on: row.on,
    kind: row.kind,
    number: row.number,
    text: row.text,
    amount_cents: row.amount,
    balance_cents: row.balance,
    invoice_id: row.invoiceId,
  })),
  ageing: ageingBands.map((band) => ({ band, open_cents: statement.ageing[band] })),
});
