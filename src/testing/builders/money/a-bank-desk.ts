import { newId } from "#platform/ids.ts";
import type { openTradingSite } from "../services/a-trading-site.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Opened = { readonly site: Site; readonly admin: Awaited<ReturnType<Site["as"]>> };
type StatementLine = { description: string; amount_cents?: number; bank_id?: string; nth?: number };

const lineFrom = ({ description, amount_cents = 129_900, bank_id, nth = 1 }: StatementLine) => ({
  booked_on: "2026-11-14",
  amount_cents,
  description,
  bank_id: bank_id ?? null,
  nth,
});

/** Our team’s work on bank statements. The site is opened later, just before the first test. */
export function aBankDesk(opened: () => Opened) {
  let nth = 0;
  const ask = async (name: string, body: object) => {
    const { site, admin } = opened();
    return (await site.call(name, body, admin.headers)).json();
  };
  const read = (lines: readonly StatementLine[], more: object = {}) =>
    ask("import-bank-lines", { name: "fnb.csv", format: "csv", lines: lines.map(lineFrom), ...more });
  const lineOf = async (search: string, view = "all") => (await ask("bank-lines", { view, search })).lines[0];
  return {
    ask,
    read,
    lineOf,
    /** Imports one bank line and returns it as our team sees it. */
    async aLine(description: string, amount_cents = 129_900) {
      const mark = `${description} #${nth++}`;
      await read([{ description: mark, amount_cents }]);
      await opened().site.settle();
      return lineOf(mark);
    },
    fresh: ({ description }: { description: string }) => lineOf(description),
    async match(id: string, ...parts: readonly [kind: string, key: string, amount_cents: number][]) {
      const named = parts.map(([kind, key, amount_cents]) => ({ kind, key, amount_cents }));
      const answer = await ask("match-bank-line", { id, parts: named });
      await opened().site.settle();
      return answer;
    },
    /** An invoice of R5 000 without a booking. */
    async anInvoice({
      total = 500_000,
      number = `INV-2025-${String(10_000 + nth++).slice(-5)}`,
    }: {
      total?: number;
      number?: string;
    } = {}) {
      const { pool } = opened().site;
      const id = newId();
      await pool.query(
        `insert into invoices (id, number, kind, state, buyer_name, buyer_email, total_cents, issued_at, due_on, created_at)
         values ($1, $2, 'invoice', 'sent', 'Table Bay Hotel', 'accounts@tablebay.example', $3, now(), '2026-12-01', now())`,
        [id, number, total],
      );
      return { id, number, read: async () => (await pool.query("select * from invoices where id = $1", [id])).rows[0] };
    },
  };
}
