import { asOwner } from "./cluster.ts";
import type { Acknowledged } from "./customers.ts";
import { eventually } from "./scene.ts";

export type Count = {
  readonly acknowledged: number;
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
};

/** Compares acknowledged requests with the database rows: each must exist once. */
export async function countAll(acknowledged: readonly Acknowledged[]): Promise<Record<Acknowledged["kind"], Count>> {
  // Payments are settled by jobs, which continue for a moment after the last customer. Statistics may come
  // later.
  await eventually("the queue", 900, async () => {
    const { rows } = await asOwner((client) =>
      client.query<{ left: number }>(
        `select count(*)::int as left from jobs.job where name in ('reactions', 'mail') and state in ('created', 'active', 'retry')
          and priority >= 0 and start_after < now() + interval '1 minute'`,
      ),
    );
    return rows[0]?.left === 0;
  });
  return {
    booking: await compare(
      acknowledged,
      "booking",
      `select email as key, count(*)::int as times from bookings group by 1`,
    ),
    payment: await compare(
      acknowledged,
      "payment",
      `select b.email as key, count(*)::int as times from payments p join bookings b on b.id = p.booking_id
        where p.paid_at is not null and p.again_of is null group by 1`,
    ),
    message: await compare(
      acknowledged,
      "message",
      `select id::text as key, count(*)::int as times from driver_messages group by 1`,
    ),
  };
}

async function compare(all: readonly Acknowledged[], kind: Acknowledged["kind"], query: string): Promise<Count> {
  const keys = all.filter((one) => one.kind === kind).map(({ key }) => key);
  const { rows } = await asOwner((client) => client.query<{ key: string; times: number }>(query));
  const times = new Map(rows.map((row) => [row.key, row.times]));
  return {
    acknowledged: keys.length,
    missing: keys.filter((key) => !times.has(key)),
    doubled: keys.filter((key) => (times.get(key) ?? 0) > 1),
  };
}
