import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myThread } from "./my-thread.ts";
import { sendMessageToDriver } from "./send-message-to-driver.ts";

test("a driver reads the own thread alone", () =>
  inTransaction(async (ctx) => {
    const [own, other] = [await aDriverAsking(ctx), await aDriverAsking(ctx)];
    await sendMessageToDriver(await asTeam(ctx), { driver_id: other.driverId, trip_id: null, text: "For another" });
    expect(await myThread(own.asking)).toMatchObject({ value: { messages: [], unread: 0 } });
    expect(await myThread(other.asking)).toMatchObject({ value: { unread: 1 } });
    expect(await myThread(await asTeam(ctx, "driver"))).toMatchObject({ reason: "not_found" });
  }));
