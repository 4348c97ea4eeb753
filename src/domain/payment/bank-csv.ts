import { readAmount, readDay, type Statement, type StatementLine } from "./bank-statement.ts";

type Row = readonly string[];

/** Column names used by banks, in order of preference. Letters only, lower case. */
const names = {
  day: ["postingdate", "date", "transactiondate", "valuedate", "effectivedate", "datum"],
  amount: ["amount", "transactionamount", "amountr", "amountzar"],
  in: ["credit", "credits", "creditamount", "creditr", "moneyin", "in", "inr", "deposit", "deposits", "paidin"],
  out: ["debit", "debits", "debitamount", "debitr", "moneyout", "out", "outr", "withdrawal", "withdrawals", "paidout"],
  sign: ["drcr", "crdr", "debitcredit", "creditdebit", "indicator", "type", "transactiontype"],
  said: [
    "description",
    "transactiondescription",
    "statementdescription",
    "originaldescription",
    "details",
    "narrative",
    "narration",
    "transactions",
    "particulars",
    "memo",
    "reference",
    "yourreference",
    "beneficiaryreference",
    "payerreference",
  ],
} as const;

type Layout = {
  readonly day: number;
  readonly amount: number;
  readonly in: number;
  readonly out: number;
  readonly sign: number;
  readonly said: readonly number[];
};

/**
 * The lines of a bank's CSV file. The bank is recognised by its column names; files without them have rules of their
 * own.
 */
export function readCsvRows(rows: readonly Row[]): Statement {
  const head = rows.slice(0, 40).findIndex((row) => layoutOf(row) !== undefined);
  const layout = layoutOf(rows[head] ?? []);
  const read = layout
    ? rows.slice(head + 1).map((row) => lineOf(row, layout))
    : rows.map((row) => lineOf(row, nameless(row)));
  return {
    lines: read.filter((line) => typeof line === "object"),
    unread: read.filter((line) => typeof line === "string"),
  };
}

function layoutOf(row: Row): Layout | undefined {
  const cells = row.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ""));
  const at = (request: readonly string[]) => request.map((name) => cells.indexOf(name)).find((row) => row !== -1) ?? -1;
  const layout = {
    day: at(names.day),
    amount: at(names.amount),
    in: at(names.in),
    out: at(names.out),
    sign: at(names.sign),
    said: names.said.map((name) => cells.indexOf(name)).filter((row) => row !== -1),
  };
  return layout.day !== -1 && (layout.amount !== -1 || layout.in !== -1) ? layout : undefined;
}

const none = { in: -1, out: -1, sign: -1 };
/** Standard Bank starts each line with its type, Nedbank with the date. */
const nameless = (row: Row): Layout =>
  row[0]?.trim().toUpperCase() === "HIST"
    ? { ...none, day: 1, amount: 3, said: [4, 5] }
    : { ...none, day: 0, amount: 2, said: [1] };

/**
 * A string is the raw row, which holds money but can’t be read. Undefined is no transaction, such as a balance or
 * heading.
 */
function lineOf(row: Row, layout: Layout): StatementLine | string | undefined {
  const bookedOn = readDay(row[layout.day] ?? "");
  const amountCents = amountOf(row, layout);
  if (!bookedOn) return holdsMoney(row, layout) ? textOf(row) : undefined;
  if (amountCents === undefined) return textOf(row);
  if (amountCents === 0) return undefined;
  return { bookedOn, amountCents, description: descriptionOf(row, layout), bankId: null };
}

/** Without a date it may be a heading or balance. Any other row with an amount is money that would go missing. */
function holdsMoney(row: Row, layout: Layout): boolean {
  if (layoutOf(row) || row.some((cell) => /\b(balance|total|saldo|totaal)\b/i.test(cell))) return false;
  const amountCents = amountOf(row, layout);
  if (amountCents !== undefined) return amountCents !== 0;
  return (
    /\d/.test(row[layout.day] ?? "") &&
    [layout.amount, layout.in, layout.out].some((at) => (row[at] ?? "").trim() !== "")
  );
}

const textOf = (row: Row): string =>
  row
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" · ")
    .slice(0, 300);

function amountOf(row: Row, layout: Layout): number | undefined {
  const cell = (at: number) => (at === -1 ? "" : (row[at] ?? "").trim());
  if (layout.amount !== -1 && cell(layout.amount) !== "") {
    const amount = readAmount(cell(layout.amount));
    return amount !== undefined && /^(d|dr|debit)$/i.test(cell(layout.sign)) ? -Math.abs(amount) : amount;
  }
  const [came, went] = [cell(layout.in), cell(layout.out)];
  if (came === "" && went === "") return layout.amount === -1 ? 0 : undefined;
  const [comes, goes] = [readAmount(came || "0"), readAmount(went || "0")];
  return comes === undefined || goes === undefined ? undefined : Math.abs(comes) - Math.abs(goes);
}

const descriptionOf = (row: Row, { said }: Layout): string => {
  const texts = said.map((at) => (row[at] ?? "").replace(/\s+/g, " ").trim()).filter((text) => text !== "");
  return [...new Set(texts)].join(" · ").slice(0, 300);
};
