import { childSeatKinds, equipmentKinds } from "#domain/fleet/fleet.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { equipmentContract } from "../contract.ts";
import { countSeatsTaken, findStock } from "./views.ts";

const seatKinds: readonly string[] = childSeatKinds;

/** What there is of each kind, and how many child seats are free at a moment. */
export async function equipmentStock(ctx: Context, asked: ParsedOf<typeof equipmentContract.equipmentStock>) {
  const at = asked.at ? new Date(asked.at) : ctx.now;
  const kept = new Map((await findStock(ctx.db)).map((row) => [row.kind, row]));
  const stock = equipmentKinds.map((kind) => kept.get(kind) ?? { kind, quantity: 0, version: 0 });
  const quantity = stock.filter(({ kind }) => seatKinds.includes(kind)).reduce((sum, one) => sum + one.quantity, 0);
  const taken = await countSeatsTaken(ctx.db, at);
  // Fewer than none: more are promised than there are.
  return accept({ stock, at: at.toISOString(), child_seats: { quantity, taken, free: quantity - taken } });
}
