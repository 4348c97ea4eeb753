import type { LocalDate } from "../time/local-time.ts";
import type { BankAccountType } from "./partner-terms.ts";

export type BankPayment = {
  readonly name: string;
  readonly accountNumber: string;
  readonly accountType: BankAccountType;
  readonly branchCode: string;
  readonly amountCents: number;
  /** On our bank statement and on theirs. */
  readonly reference: string;
};

type Batch = { readonly payOn: LocalDate; readonly fromAccount: string; readonly payments: readonly BankPayment[] };

/** The file’s codes for account types: 1 cheque or current, 2 savings, 3 transmission. */
const accountTypes: Readonly<Record<BankAccountType, string>> = { cheque: "1", savings: "2", transmission: "3" };

const columns = [
  "RECIPIENT NAME",
  "RECIPIENT ACCOUNT",
  "RECIPIENT ACCOUNT TYPE",
  "BRANCHCODE",
  "AMOUNT",
  "OWN REFERENCE",
  "RECIPIENT REFERENCE",
  ...[1, 2, 3, 4, 5].flatMap((n) => [`EMAIL ${n} NOTIFY`, `EMAIL ${n} ADDRESS`, `EMAIL ${n} SUBJECT`]),
  ...[1, 2].flatMap((n) => [`FAX ${n} NOTIFY`, `FAX ${n} CODE`, `FAX ${n} NUMBER`, `FAX ${n} SUBJECT`]),
  ...[1, 2].flatMap((n) => [`SMS ${n} NOTIFY`, `SMS ${n} CODE`, `SMS ${n} NUMBER`]),
];

/**
 * First National Bank’s bulk payment file (docs/bank-file.md): three header lines, the column names, one line per
 * payment. Every line has as many fields as there are columns, because the bank rejects shorter ones.
 */
export function bankFile({ payOn, fromAccount, payments }: Batch): string {
  const [year, month, day] = payOn.split("-");
  const lines = [
    ["BInSol - U ver 1.00"],
    [`${day}-${month}-${year}`],
    [digits(fromAccount)],
    columns,
    ...payments.map((payment) => [
      plain(payment.name, 20),
      digits(payment.accountNumber),
      accountTypes[payment.accountType],
      digits(payment.branchCode).padStart(6, "0"),
      (payment.amountCents / 100).toFixed(2),
      plain(payment.reference, 20),
      plain(payment.reference, 20),
    ]),
  ];
  return lines.map((fields) => [...fields, ...Array(columns.length - fields.length).fill("")].join(",")).join("\r\n");
}

const digits = (text: string) => text.replace(/\D/g, "");

/** Letters and digits only: a comma would split a field, and banks reject unprintable characters. */
const plain = (text: string, most: number) =>
  text
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9 .-]/g, "")
    .replace(/^[-.]+/, "")
    .slice(0, most)
    .trim();
