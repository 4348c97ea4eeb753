import { expect, test } from "vitest";
import { unreadDays } from "#domain/message/notice-rules.ts";
import { aReader, unreadOf, wrote } from "#testing/builders/people/a-reader.ts";
import { inTransaction } from "#testing/in-transaction.ts";

test("counts the unread ones of a month, and stops at a hundred", () =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "thandi@example.com" });
    await wrote(ctx, "thandi@example.com", unreadDays * 24 * 60 + 1);
    expect(await unreadOf(thandi)).toBe(0);
    await wrote(ctx, "thandi@example.com", unreadDays * 24 * 60 - 1);
    expect(await unreadOf(thandi)).toBe(1);
    for (let nth = 0; nth < 103; nth++) await wrote(ctx, "thandi@example.com", nth);
    expect(await unreadOf(thandi)).toBe(100);
  }));
