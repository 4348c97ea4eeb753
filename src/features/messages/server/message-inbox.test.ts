import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverAsking } from "#testing/builders/dispatch/a-driver-asking.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { messageInbox } from "./message-inbox.ts";
import { sendMessageToDriver } from "./send-message-to-driver.ts";
import { sendMyMessage } from "./send-my-message.ts";

test("drivers with unread messages come first, and who has none isn’t there", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx);
    const [sipho, thandi] = [await aDriverAsking(ctx), await aDriverAsking(ctx, { firstName: "Lerato" })];
    await aDriverAsking(ctx, { firstName: "Quiet" });
    const at = { written_at: testNow.toISOString(), sent_at: testNow.toISOString() };
    for (const text of ["Hello", "Anyone?"]) await sendMyMessage(sipho.asking, { key: newId(), text, ...at });
    await sendMessageToDriver(team, { driver_id: thandi.driverId, trip_id: null, text: "See you at six" });
    expect(await messageInbox(team)).toMatchObject({
      value: {
        unread: 2,
        threads: [
          { driver: { name: "Sipho Ndlovu" }, unread: 2 },
          { driver: { name: "Lerato Ndlovu" }, unread: 0, last: { text: "See you at six", direction: "to_driver" } },
        ],
      },
    });
  }));
