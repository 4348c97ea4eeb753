import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { listedItem, type lostItemsContract } from "../contract.ts";
import { findLostItems, findMoves } from "./views.ts";

/** Lost items with the drivers’ answers and their return. */
export async function listLostItems(ctx: Context, input: ParsedOf<typeof lostItemsContract.listLostItems>) {
  const { size, after, ...filter } = input;
  const lostItems = await findLostItems(ctx.db, filter, { size: size + 1, after: timeKey.read(after) });
  const { rows, next } = pageOf(lostItems, size, ({ item }) => timeKey.write({ at: item.createdAt, id: item.id }));
  const moves = await findMoves(
    ctx.db,
    rows.map(({ item }) => item.id),
  );
  return accept({
    items: rows.map(({ item, ...row }) =>
      toWire(
        listedItem,
        { ...item, ...row },
        {
          reported_by: row.reporter ?? "Customer",
          reported_at: item.createdAt.toISOString(),
          customer: `${row.firstName} ${row.lastName}`.trim(),
          customer_phone: row.phone,
          trip: { id: item.tripId, pickup_at: row.pickupAt.toISOString(), from: row.from, to: row.to },
          driver: item.driverId ? { id: item.driverId, name: row.driver ?? "", phone: row.driverPhone ?? "" } : null,
          moves: moves
            .filter(({ move }) => move.lostItemId === item.id)
            .map(({ move, by }) => ({
              id: move.id,
              to: move.toState,
              by: by ?? "Automatically",
              words: move.reason ?? "",
              at: move.createdAt.toISOString(),
            })),
        },
      ),
    ),
    next,
  });
}
