import { and, eq, inArray } from "drizzle-orm";
import { keptCents, toSettleCents as openCents } from "#db/booking-balance.ts";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { subquery } from "#db/subquery.ts";
import { findOpenInvoice } from "../../server/invoice-views.ts";
import { isPaidAlone, matchableStates } from "./target-views.ts";

export type NamedDebt = {
  readonly kind: "booking" | "invoice";
  readonly key: string;
  readonly state: string;
  readonly openCents: number;
  /** The amounts that match exactly: everything due, the deposit, or an announced transfer. */
  readonly amounts: readonly number[];
};

type Names = { readonly references: readonly string[]; readonly invoices: readonly string[] };

export async function findNamedDebts(db: ReadDb, { references, invoices: numbers }: Names): Promise<NamedDebt[]> {
  const owing = references.length === 0 ? [] : await findOwing(db, references);
  const billed = await Promise.all(numbers.map((number) => findOpenInvoice(db, number)));
  return [
    ...owing.map(({ reference, state, openCents: open, depositCents, kept, announced }) => ({
      kind: "booking" as const,
      key: reference,
      state,
      openCents: open,
      amounts: [open, (depositCents ?? 0) - kept, ...announced].filter((cents) => cents > 0),
    })),
    ...billed.flatMap((invoice) => (invoice ? [debtOf(invoice)] : [])),
  ];
}

const debtOf = ({
  number,
  state,
  openCents: open,
}: {
  number: string;
  state: string;
  openCents: number;
}): NamedDebt => ({
  kind: "invoice",
  key: number,
  state,
  openCents: open,
  amounts: [open],
});

const findOwing = (db: ReadDb, references: readonly string[]) =>
  db
    .select({
      reference: bookings.reference,
      state: bookings.state,
      openCents,
      depositCents: bookings.depositCents,
      kept: keptCents,
      announced: subquery<number[]>`array(select waits.amount_cents from payments waits
        where waits.booking_id = ${bookings.id} and waits.method = 'transfer' and waits.state in ${[...matchableStates]}
          and not exists (select 1 from bank_allocations part where part.payment_id = waits.id))`,
    })
    .from(bookings)
    .where(and(inArray(bookings.reference, [...references]), eq(bookings.isTest, false), isPaidAlone));
