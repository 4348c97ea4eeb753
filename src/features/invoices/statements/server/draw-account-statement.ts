import Papa from "papaparse";
import { statementLabels } from "#domain/invoice/invoice-labels.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { DrawnFile } from "../../server/draw-document.ts";
import { drawStatement } from "./draw-statement.ts";
import { gatherAccount, type Period } from "./gather-account.ts";
import type { GatheredStatement } from "./gather-statement.ts";
import type { Account } from "./views.ts";

type Criteria = Period & { readonly format: "pdf" | "csv" };

/** An account’s statement as a file: a PDF to forward, or a table for a spreadsheet. */
export async function drawAccountStatement(ctx: Context, account: Account, criteria: Criteria) {
  const gathered = await gatherAccount(ctx, account, criteria);
  if (!gathered) return refuse("not_found");
  const file = criteria.format === "csv" ? writeStatement(gathered) : await drawStatement(ctx, gathered);
  return accept({ ...file, content: file.content.toString("base64") });
}

/** A spreadsheet would run these as formulas, except negative amounts. */
const formulae = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/;
const inRand = (cents: number): string => (cents / 100).toFixed(2);

/** An account’s statement as a table: the rows add up from the opening to the closing balance. */
function writeStatement({ name, period: { from, until }, statement }: GatheredStatement): DrawnFile {
  const account = { Account: name };
  const rows = [
    {
      ...account,
      Date: from,
      Type: "Opening balance",
      Number: "",
      Text: "",
      Amount: "",
      Balance: inRand(statement.opening),
    },
    ...statement.rows.map(({ on, kind, number, text, amount, balance }) => ({
      ...account,
      Date: on,
      Type: statementLabels[kind],
      Number: number,
      Text: text,
      Amount: inRand(amount),
      Balance: inRand(balance),
    })),
    {
      ...account,
      Date: until,
      Type: "Closing balance",
      Number: "",
      Text: "",
      Amount: "",
      Balance: inRand(statement.closing),
    },
  ];
  return {
    name: `statement-${from}-${until}.csv`,
    type: "text/csv;charset=utf-8",
    content: Buffer.from(`\ufeff${Papa.unparse(rows, { escapeFormulae: formulae })}`),
  };
}
