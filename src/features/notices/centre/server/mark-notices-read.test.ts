import { expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { aReader, unreadOf, wrote } from "#testing/builders/people/a-reader.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { forgetNoticeReads } from "./forget-notice-reads.ts";
import { markNoticesRead } from "./mark-notices-read.ts";

test("what came after the newest on the screen stays unread, and an older tab takes nothing back", () =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "thandi@example.com" });
    for (const minutes of [10, 20, 30]) await wrote(ctx, "thandi@example.com", minutes);
    const until = (minutes: number) => ({ until: addMinutes(testNow, -minutes).toISOString() });
    await markNoticesRead(thandi, until(20));
    expect(await unreadOf(thandi)).toBe(1);
    await markNoticesRead(thandi, until(30));
    expect(await unreadOf(thandi)).toBe(1);
    // A clock that runs ahead hides nothing that is still to come.
    await markNoticesRead(thandi, { until: addHours(testNow, 48).toISOString() });
    expect(await unreadOf(thandi)).toBe(0);
    await wrote(ctx, "thandi@example.com", -1);
    expect(await unreadOf(thandi)).toBe(1);
  }));

test("what was read is forgotten after a month, and stays read", () =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "thandi@example.com" });
    await wrote(ctx, "thandi@example.com", 10);
    await markNoticesRead(thandi, { until: testNow.toISOString() });
    const later = { ...thandi, now: addHours(testNow, 24 * 31) };
    await forgetNoticeReads(later);
    expect(await unreadOf(later)).toBe(0);
  }));
