import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { markThreadRead } from "./mark-thread-read.ts";
import { messageInbox } from "./message-inbox.ts";
import { myThread } from "./my-thread.ts";
import { sendMessageToDriver } from "./send-message-to-driver.ts";
import { sendMyMessage } from "./send-my-message.ts";

test("what one of our team has read is read for all, and the driver sees it; what we wrote stays unread", () =>
  inTransaction(async (ctx) => {
    const { asking, driverId: driver_id } = await aDriverAsking(ctx);
    const at = { written_at: testNow.toISOString(), sent_at: testNow.toISOString() };
    await sendMyMessage(asking, { key: newId(), text: "I’m here", ...at });
    const team = await asTeam(ctx);
    await sendMessageToDriver(team, { driver_id, trip_id: null, text: "OK" });
    await markThreadRead(team, { driver_id });
    expect(await messageInbox(await asTeam(ctx, "admin"))).toMatchObject({ value: { unread: 0 } });
    const own = await myThread(asking);
    const read = own.ok ? own.value.messages.map(({ direction, read_at }) => `${direction} ${read_at}`).toSorted() : [];
    expect(read).toEqual([`from_driver ${testNow.toISOString()}`, "to_driver null"]);
  }));
