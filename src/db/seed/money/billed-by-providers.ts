import type { payItems, providerInvoiceItems, providerInvoices } from "#db/schema/pay.ts";
import { addDays, addMonths, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

type Item = Pick<typeof payItems.$inferInsert, "id" | "kind" | "providerId" | "earnedOn" | "amountCents">;
type Rows = {
  readonly providerInvoices: (typeof providerInvoices.$inferInsert)[];
  readonly providerInvoiceItems: (typeof providerInvoiceItems.$inferInsert)[];
};

/** Two months of each provider: the one before last as agreed, the last with R150 more than was. */
export function demoProviderInvoices(items: readonly Item[], clock: SeedClock, adminId: string): Rows {
  const luck = random("provider invoices");
  const thisMonth = localDate(`${localDateOf(clock.today).slice(0, 7)}-01`);
  const providers = [...new Set(items.flatMap(({ providerId }) => providerId ?? []))].toSorted();
  const written = providers.flatMap((providerId) =>
    [2, 1].flatMap((ago) => {
      const [firstDay, next] = [addMonths(thisMonth, -ago), addMonths(thisMonth, 1 - ago)];
      const driven = items.filter(
        (item) =>
          item.kind === "trip" && item.providerId === providerId && item.earnedOn >= firstDay && item.earnedOn < next,
      );
      if (driven.length === 0) return [];
      const createdAt = momentOf(next, localTime("10:20"));
      const id = luck.id(createdAt);
      const agreed = driven.reduce((sum, { amountCents }) => sum + amountCents, 0);
      return {
        invoice: {
          id,
          providerId,
          number: firstDay.slice(0, 7),
          issuedOn: next,
          firstDay,
          lastDay: addDays(next, -1),
          amountCents: agreed + (ago === 1 ? 15_000 : 0),
          recordedBy: adminId,
          createdAt,
        },
        items: driven.map((item) => ({ payItemId: item.id, invoiceId: id })),
      };
    }),
  );
  return {
    providerInvoices: written.map(({ invoice }) => invoice),
    providerInvoiceItems: written.flatMap((one) => one.items),
  };
}
