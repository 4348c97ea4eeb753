import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { aDriverOnTheRoad } from "#testing/builders/dispatch/an-sos.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { driverThread } from "./driver-thread.ts";
import { sendMyMessage } from "./send-my-message.ts";

const aMessage = (changes = {}) => ({
  key: newId(),
  text: "I’m here",
  written_at: testNow.toISOString(),
  sent_at: testNow.toISOString(),
  ...changes,
});

test("a driver’s message is about the trip they are on, and stored once however often it is sent", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId: driver_id, reference } = await aDriverOnTheRoad(ctx);
    const message = aMessage();
    await sendMyMessage(asking, message);
    await sendMyMessage(asking, message);
    expect(await driverThread(await asTeam(ctx), { driver_id })).toMatchObject({
      value: {
        driver: { name: "Sipho Ndlovu" },
        messages: [{ text: "I’m here", direction: "from_driver", by: "Sipho Ndlovu", reference, read_at: null }],
      },
    });
  }));

test("what waited for a line keeps the time it was written, by our own clock", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId: driver_id } = await aDriverAsking(ctx);
    const written = addHours(testNow, -6);
    await sendMyMessage(asking, aMessage({ written_at: written.toISOString() }));
    await sendMyMessage(
      asking,
      aMessage({ written_at: addHours(testNow, 2).toISOString(), sent_at: addHours(testNow, 3).toISOString() }),
    );
    const thread = await driverThread(await asTeam(ctx), { driver_id });
    const times = thread.ok ? thread.value.messages.map((one) => one.written_at) : [];
    expect(times).toEqual([written.toISOString(), addHours(testNow, -1).toISOString()]);
  }));

test("an account without a driver’s record has no thread", () =>
  inTransaction(async (ctx) => {
    expect(await sendMyMessage(await asTeam(ctx, "driver"), aMessage())).toMatchObject({ reason: "not_found" });
  }));
