import Papa from "papaparse";
import { statementLabels } from "#domain/invoice/invoice-labels.ts";
import type { DrawnFile } from "../../documents/server/draw-document.ts";
import type { GatheredStatement } from "./gather-statement.ts";

/** What a spreadsheet would take for a formula; an amount below zero is none. */
const formulae = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/;
const inRand = (cents: number): string => (cents / 100).toFixed(2);

/** The statement of an account as a table: the rows add up from the opening balance to the closing one. */
export function writeStatement({ name, period: { from, until }, statement }: GatheredStatement): DrawnFile {
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
