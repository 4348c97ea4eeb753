import { expect, test } from "vitest";
import { messages } from "#db/schema/platform.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { channelFigures } from "./channel-figures.ts";

test("the month so far is counted, the month before is not", () =>
  inTransaction(async (ctx) => {
    const today = localDateOf(ctx.now);
    const first = momentOf(addDays(today, 1 - Number(today.slice(8))), localTime("00:00"));
    const text = { template: "t", channel: "sms" as const, recipient: "+27825550177", subject: "", html: "", body: "" };
    const sent = { ...text, state: "sent" as const, provider: "bulksms", segments: 1 };
    await ctx.db.insert(messages).values([
      { ...sent, id: newId(), key: "this month", createdAt: first, sentAt: first },
      {
        ...sent,
        id: newId(),
        key: "before",
        createdAt: new Date(first.getTime() - 1),
        sentAt: new Date(first.getTime() - 1),
      },
    ]);
    const { gateways } = (await channelFigures(ctx)).value;
    expect(gateways).toHaveLength(1);
    expect(gateways[0]).toMatchObject({ sent: 1 });
  }));
