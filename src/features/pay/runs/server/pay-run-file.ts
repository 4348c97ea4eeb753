import Papa from "papaparse";
import { payItemLabels } from "#domain/pay/pay-item.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ShownPayStatement } from "../contract.ts";
import { readPayRun } from "./read-pay-run.ts";

/** Text that a spreadsheet would run as a formula, except negative amounts. */
const formulae = /^(?:[=+@\t\r]|-(?!\d+\.\d\d$))/;

/** A pay run as CSV for the accountant, one row per amount, in rand. */
export async function payRunFile(ctx: Context, { run_id }: { run_id: string }) {
  const payRun = await readPayRun(ctx, { run_id });
  if (!payRun.ok) return refuse("not_found");
  const { run, statements } = payRun.value;
  const csv = Papa.unparse(statements.flatMap(rowsOf), { escapeFormulae: formulae });
  return accept({
    name: `pay-run-${run.from}-${run.until}.csv`,
    type: "text/csv;charset=utf-8",
    content: Buffer.from(`\ufeff${csv}`).toString("base64"),
  });
}

const rowsOf = ({ name, is_provider, items }: ShownPayStatement) =>
  items.flatMap(({ kind, earned_on, reference, driver, lines }) =>
    lines.map(({ text, amount_cents }) => ({
      "Paid to": name,
      Type: is_provider ? "Provider" : "Driver",
      Date: earned_on,
      For: payItemLabels[kind],
      Booking: reference ?? "",
      Driver: driver,
      Line: text,
      Amount: (amount_cents / 100).toFixed(2),
    })),
  );
