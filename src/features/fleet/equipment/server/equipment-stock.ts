import { sizedSeats } from "#domain/booking/child-seats.ts";
import { childSeatKinds, equipmentKinds } from "#domain/fleet/fleet.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { equipmentContract } from "../contract.ts";
import { findExtraStock, findSeatsTaken, findStock } from "./views.ts";

/** The equipment of each kind, and the free child seats of each size at a time. */
export async function equipmentStock(ctx: Context, input: ParsedOf<typeof equipmentContract.equipmentStock>) {
  const at = input.at ? new Date(input.at) : ctx.now;
  const kept = new Map((await findStock(ctx.db)).map((row) => [row.kind, row]));
  const stock = equipmentKinds.map((kind) => kept.get(kind) ?? { kind, quantity: 0, version: 0 });
  const taken = await findSeatsTaken(ctx.db, at);
  const sizes = childSeatKinds.map((kind) =>
    counted({ kind, quantity: kept.get(kind)?.quantity ?? 0, taken: sum(taken.map(({ sizes }) => sizes[kind] ?? 0)) }),
  );
  const seats = sum(taken.map((one) => one.seats));
  return accept({
    stock,
    at: at.toISOString(),
    child_seat_sizes: sizes,
    child_seats: counted({ quantity: sum(sizes.map(({ quantity }) => quantity)), taken: seats }),
    extras: (await findExtraStock(ctx.db, at)).map(counted),
    unknown_size: seats - sum(taken.map((one) => sizedSeats(one.sizes))),
  });
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Negative if more are promised than exist. */
const counted = <T extends { quantity: number; taken: number }>(one: T) => ({ ...one, free: one.quantity - one.taken });
