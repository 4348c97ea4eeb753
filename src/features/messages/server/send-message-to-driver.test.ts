import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverOnTheRoad } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myThread } from "./my-thread.ts";
import { sendDispatchMessage } from "./send-dispatch-message.ts";
import { sendMessageToDriver } from "./send-message-to-driver.ts";

test("a message reaches the driver’s page and goes by email once", () =>
  inTransaction(async (ctx, world) => {
    const { asking, driverId: driver_id, tripId: trip_id, reference } = await aDriverOnTheRoad(ctx);
    const team = await asTeam(ctx);
    const sent = await sendMessageToDriver(team, { driver_id, trip_id, text: "Please take the N2." });
    const messageId = sent.ok ? sent.value.id : "";
    expect(world.events).toEqual([{ type: "driver.message_sent", messageId }]);
    expect(await myThread(asking)).toMatchObject({
      value: { unread: 1, messages: [{ text: "Please take the N2.", by: "Naledi", reference, read_at: null }] },
    });
    await sendDispatchMessage(ctx, { type: "driver.message_sent", messageId });
    expect(world.emails).toMatchObject([
      {
        key: `dispatch-message:${messageId}`,
        to: "sipho@example.com",
        subject: `Message from dispatch about ${reference}`,
      },
    ]);
  }));

test("a driver or a trip that doesn’t exist gets nothing", () =>
  inTransaction(async (ctx) => {
    const { driverId: driver_id } = await aDriverOnTheRoad(ctx);
    const team = await asTeam(ctx);
    const message = { driver_id, trip_id: null, text: "Hello" };
    expect(await sendMessageToDriver(team, { ...message, driver_id: newId() })).toMatchObject({ reason: "not_found" });
    expect(await sendMessageToDriver(team, { ...message, trip_id: newId() })).toMatchObject({
      reason: "trip_not_found",
    });
  }));
