import { type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import type { OpenMatter } from "../contract.ts";

type Row = { readonly matter: OpenMatter; readonly count: number; readonly cents: number };

const monthOf = (column: string): SQL => sql.raw(`to_char(${column}, 'YYYY-MM')`);
const monthAt = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'Africa/Johannesburg', 'YYYY-MM')`);

/** One query per kind: the count and total in a month. */
const matters = (month: string): Readonly<Record<OpenMatter, SQL>> => ({
  unbilled: sql`select count(*), sum(b.total_cents) from bookings b
    where b.state in ('completed', 'closed') and not b.is_test and b.total_cents > 0 and ${monthAt("b.pickup_at")} = ${month}
      and not exists (select from invoices i where i.booking_id = b.id and i.state not in ('draft', 'credited')
        and i.kind in ('invoice', 'abridged', 'tax_invoice') and (not i.is_supplement or i.created_by is null))
      and not exists (select from invoice_bookings m where m.booking_id = b.id)`,
  drafts: sql`select count(*), sum(i.total_cents) from invoices i
    where i.state = 'draft' and ${monthAt("i.created_at")} = ${month}`,
  bank_lines: sql`select count(*), sum(l.amount_cents - l.allocated_cents) from bank_lines l
    where l.amount_cents > l.allocated_cents and l.aside_by is null and ${monthOf("l.booked_on")} = ${month}`,
  proofs: sql`select count(*), sum(p.amount_cents) from transfer_proofs t join payments p on p.id = t.payment_id
    where t.state = 'submitted' and ${monthAt("t.created_at")} = ${month}`,
  cash: sql`select count(*), sum(p.amount_cents) from payments p join bookings b on b.id = p.booking_id
    where p.method = 'cash' and p.state in ('due_on_trip', 'collected') and ${monthAt("b.pickup_at")} = ${month}`,
  refunds: sql`select count(*), sum(r.amount_cents) from refunds r
    where r.state not in ('rejected', 'succeeded') and ${monthAt("r.created_at")} = ${month}`,
  provider_trips: sql`select count(*), sum(t.amount_cents) from pay_items t
    where t.kind = 'trip' and t.provider_id is not null and ${monthOf("t.earned_on")} = ${month}
      and not exists (select from provider_invoice_items i where i.pay_item_id = t.id)`,
});

/** Open work in the order of the page. */
export async function findOpenMatters(db: ReadDb, month: string): Promise<Row[]> {
  const matches: Row[] = [];
  for (const [matter, query] of Object.entries(matters(month))) {
    const [row] = await db
      .select({ count: sql<number>`open.count::int`, cents: sql<number>`coalesce(open.sum, 0)::float8` })
      .from(sql`(${query}) as open`);
    matches.push({ matter: matter as OpenMatter, count: row?.count ?? 0, cents: row?.cents ?? 0 });
  }
  return matches;
}
