import { expect, test } from "vitest";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendDriverArrived, sendDriverOnTheWay } from "./send-driver-progress.ts";

test("a passenger gets a text when the driver departs and when they arrive, and none about the past", () =>
  inTransaction(async (ctx, world) => {
    const { report, tripId, bookingId, reference } = await aDriverOnTheWay(ctx);
    const departed = { type: "trip.departed" as const, tripId, bookingId };
    await sendDriverOnTheWay(ctx, departed);
    await report("arrive", 0);
    const arrived = { type: "driver.arrived" as const, tripId, bookingId };
    expect(world.events).toContainEqual(arrived);
    // Reported late: the driver has already arrived.
    await sendDriverOnTheWay(ctx, departed);
    await sendDriverArrived(ctx, arrived);
    expect(world.texts.map(({ key }) => key)).toEqual([`driver_on_the_way:${tripId}`, `driver_arrived:${tripId}`]);
    expect(world.texts[1]?.text.facts).toMatchObject({
      phone: "+27 82 555 0201",
      plate: expect.stringMatching(/^CA /),
      reference,
    });
    await report("met", 50);
    await sendDriverArrived(ctx, arrived);
    expect(world.texts).toHaveLength(2);
  }));
