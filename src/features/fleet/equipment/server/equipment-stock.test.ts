import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { equipmentStock } from "./equipment-stock.ts";
import { setEquipment } from "./set-equipment.ts";

test("free child seats are all seats less those of bookings on the road at that time", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    await setEquipment(ctx, { kind: "infant_seat", quantity: 2, version: 0 });
    await setEquipment(ctx, { kind: "booster_seat", quantity: 3, version: 0 });
    await setEquipment(ctx, { kind: "trailer", quantity: 4, version: 0 });
    const start = addHours(ctx.now, 5);
    await writeTrip(ctx, start, { booking: { childSeats: 2, childSeatSizes: { booster_seat: 1 } } });
    await writeTrip(ctx, start, { booking: { childSeats: 1 }, trip: { state: "cancelled" } });
    const at = async (hours: number) =>
      (await equipmentStock(ctx, { at: addHours(ctx.now, hours).toISOString() })).value.child_seats;
    expect(await at(5.5)).toEqual({ quantity: 5, taken: 2, free: 3 });
    expect(await at(7)).toEqual({ quantity: 5, taken: 0, free: 5 });
    const then = await equipmentStock(ctx, { at: addHours(ctx.now, 5.5).toISOString() });
    expect([then.value.child_seat_sizes, then.value.unknown_size]).toEqual([
      [
        { kind: "infant_seat", quantity: 2, taken: 0, free: 2 },
        { kind: "toddler_seat", quantity: 0, taken: 0, free: 0 },
        { kind: "booster_seat", quantity: 3, taken: 1, free: 2 },
      ],
      1,
    ]);
    const now = await equipmentStock(ctx, {});
    expect(now.value.stock.find(({ kind }) => kind === "trailer")).toMatchObject({ quantity: 4, version: 1 });
    expect(now.value.stock.find(({ kind }) => kind === "cool_box")).toMatchObject({ quantity: 0, version: 0 });
  }));
