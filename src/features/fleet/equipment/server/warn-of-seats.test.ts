import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setEquipment } from "./set-equipment.ts";
import { warnOfSeats } from "./warn-of-seats.ts";

const confirmed = (reference: string) => ({ type: "booking.confirmed", reference }) as const;
const start = (ctx: Context) => addHours(ctx.now, 48);
const withSeats = (ctx: Context, childSeats: number, childSeatSizes = {}, at = start(ctx)) =>
  writeTrip(ctx, at, { booking: { reference: ctx.newReference(), childSeats, childSeatSizes } });

test("a size that another trip uses at that time creates a task; at another time it is free", () =>
  inTransaction(async (transaction, world) => {
    const { ctx } = await aFleetTeam(transaction);
    await setEquipment(ctx, { kind: "infant_seat", quantity: 1, version: 0 });
    await setEquipment(ctx, { kind: "booster_seat", quantity: 4, version: 0 });
    await withSeats(ctx, 1, { infant_seat: 1 });
    const later = await withSeats(ctx, 1, { infant_seat: 1 }, addHours(start(ctx), 3));
    const other = await withSeats(ctx, 1, { booster_seat: 1 });
    for (const { reference } of [later, other]) await warnOfSeats(ctx, confirmed(reference));
    expect(world.events).toEqual([]);
    const short = await withSeats(ctx, 2, { infant_seat: 1 });
    await warnOfSeats(ctx, confirmed(short.reference));
    expect(world.events).toMatchObject([
      {
        type: "task.wanted",
        kind: "child_seats_short",
        dueAt: start(ctx).toISOString(),
        title: expect.stringMatching(
          new RegExp(
            `^${short.reference} needs 1 infant seat \\(0 free\\) on \\w{3} \\d+ \\w{3} \\d{4}, \\d\\d:\\d\\d$`,
          ),
        ),
      },
    ]);
  }));

test("seats of unknown size are missing if all are in use; without a count none is missing", () =>
  inTransaction(async (transaction, world) => {
    const { ctx } = await aFleetTeam(transaction);
    const first = await withSeats(ctx, 3);
    await warnOfSeats(ctx, confirmed(first.reference));
    expect(world.events).toEqual([]);
    await setEquipment(ctx, { kind: "toddler_seat", quantity: 3, version: 0 });
    await warnOfSeats(ctx, confirmed(first.reference));
    expect(world.events).toEqual([]);
    const second = await withSeats(ctx, 1);
    await warnOfSeats(ctx, confirmed(second.reference));
    await warnOfSeats(ctx, { type: "booking.changed", reference: second.reference, changeId: ctx.newId() });
    // A repeated event creates the same task, because its subject is the same.
    const [once, again] = world.events;
    expect(once).toMatchObject({ title: expect.stringContaining("1 child seat (0 free)") });
    expect(again).toEqual(once);
  }));
