import { createHash } from "node:crypto";
import type { bankAllocations, bankImports, bankLines } from "#db/schema/payments.ts";
import { identityOf } from "#domain/payment/bank-statement.ts";
import { addDays, type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import type { Random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";
import type { PaymentRow } from "./payments.ts";

type LineRow = typeof bankLines.$inferInsert;
type AllocationRow = typeof bankAllocations.$inferInsert;
type Report = {
  readonly bookedOn: LocalDate;
  readonly amountCents: number;
  readonly description: string;
  readonly payment?: PaymentRow;
};
type Desk = {
  readonly waiting: readonly PaymentRow[];
  readonly credit: readonly PaymentRow[];
  readonly clock: SeedClock;
  readonly luck: Random;
};

/** One statement of last night: transfers that were found in it, and some that a person must look at. */
export function bankRows(company: DemoCompany, { waiting, credit, clock, luck }: Desk) {
  const at = clock.at(-1, 17 * 60);
  const id = luck.id(at);
  const cleared = company.payments.filter(({ state }) => state === "cleared").slice(-6);
  const reports: Report[] = [
    ...cleared.map((payment) => ({
      bookedOn: localDateOf(payment.createdAt),
      amountCents: payment.amountCents,
      description: `EFT CREDIT ${payment.transferReference ?? ""}`,
      payment,
    })),
    ...credit.map((payment) => ({
      bookedOn: localDateOf(payment.createdAt),
      amountCents: payment.amountCents,
      description: "EFT CREDIT PAID TWICE SORRY",
      payment,
    })),
    ...open(waiting, addDays(localDateOf(clock.today), -1)),
  ];
  const bankLineRows = reports.map((line): LineRow => rowOf(line, { importId: id, at, luck }));
  const allocations = reports.flatMap(({ payment }, place): AllocationRow[] => {
    const line = bankLineRows[place];
    if (!payment || !line) return [];
    const part = { bankLineId: line.id, paymentId: payment.id, amountCents: line.amountCents };
    return [{ id: luck.id(at), ...part, madeReceived: true, matchedBy: "reference and amount", createdAt: at }];
  });
  const importer = company.users.find(({ email }) => email === "admin@demo.example")?.id ?? null;
  const bankImportRow: typeof bankImports.$inferInsert = {
    id,
    name: "statement-current-account.csv",
    format: "csv",
    importedBy: importer,
    createdAt: at,
    lines: reports.length,
    newLines: reports.length,
    matched: cleared.length + credit.length,
  };
  return { bankImports: [bankImportRow], bankLines: bankLineRows, bankAllocations: allocations };
}

/** One that names a booking but brings R10 less, one that names none, and what the bank itself took. */
function open(waiting: readonly PaymentRow[], bookedOn: LocalDate): Report[] {
  const short = waiting.find(({ state }) => state === "awaiting_proof");
  return [
    ...(short
      ? [
          {
            bookedOn,
            amountCents: short.amountCents - 1000,
            description: `PAYSHAP CREDIT ${short.transferReference ?? ""}`,
          },
        ]
      : []),
    { bookedOn, amountCents: 75_000, description: "CASH DEPOSIT SEA POINT BRANCH" },
    { bookedOn, amountCents: -12_550, description: "MONTHLY ACCOUNT FEE" },
  ];
}

function rowOf(
  { bookedOn, amountCents, description }: Report,
  { importId, at, luck }: { importId: string; at: Date; luck: Random },
): LineRow {
  const identity = identityOf({ bookedOn, amountCents, description, bankId: null });
  return {
    id: luck.id(at),
    importId,
    bookedOn,
    amountCents,
    description,
    createdAt: at,
    fingerprint: createHash("sha256").update(`${identity} #1`).digest("hex"),
  };
}
