import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { driverThread } from "./driver-thread.ts";
import { markMyThreadRead } from "./mark-my-thread-read.ts";
import { sendMessageToDriver } from "./send-message-to-driver.ts";

test("our team sees when the driver has read a message", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId: driver_id } = await aDriverAsking(ctx);
    const team = await asTeam(ctx);
    await sendMessageToDriver(team, { driver_id, trip_id: null, text: "Please call" });
    expect(await driverThread(team, { driver_id })).toMatchObject({ value: { messages: [{ read_at: null }] } });
    await markMyThreadRead(asking);
    expect(await driverThread(team, { driver_id })).toMatchObject({
      value: { messages: [{ read_at: testNow.toISOString() }] },
    });
    expect(await markMyThreadRead(await asTeam(ctx, "driver"))).toMatchObject({ reason: "not_found" });
  }));
