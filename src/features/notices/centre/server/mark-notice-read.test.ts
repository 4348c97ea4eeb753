import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { threads } from "#db/schema/inbox.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { aReader, noticesOf, unreadOf, wrote } from "#testing/builders/people/a-reader.ts";
import { openSessionFor, signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { markNoticeRead } from "./mark-notice-read.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test("is read for its reader alone, in a second tab as well, and another’s can’t be marked", () =>
  inTransaction(async (ctx) => {
    const thandi = await aReader(ctx, { email: "thandi@example.com" });
    const sipho = await aReader(ctx, { email: "sipho@example.com" });
    const id = await wrote(ctx, "thandi@example.com", 5);
    await wrote(ctx, "thandi@example.com", 4);
    for (const _tab of [1, 2])
      expect(await markNoticeRead(thandi, { kind: "message", id })).toMatchObject({ ok: true });
    expect(await unreadOf(thandi)).toBe(1);
    expect((await noticesOf(thandi)).notices.map(({ is_read }) => is_read)).toEqual([false, true]);
    expect(await markNoticeRead(sipho, { kind: "message", id })).toMatchObject({ reason: "not_found" });
    expect(await markNoticeRead(thandi, { kind: "task", id })).toMatchObject({ reason: "not_found" });
  }));

test("a thread is unread again when someone writes in it again", () =>
  inTransaction(async (ctx) => {
    const userId = await anAccount(ctx, ["dispatcher"], { email: "d@example.com" });
    const dispatcher = asPerson(ctx, userId, ["dispatcher"]);
    const id = newId();
    const last = {
      lastChannel: "email",
      lastDirection: "in",
      lastText: "Hello",
      waitsFor: "team",
      isUnread: true,
    } as const;
    await ctx.db
      .insert(threads)
      .values({ id, assignedTo: userId, ...last, lastAt: addMinutes(testNow, -5), createdAt: testNow });
    expect(await unreadOf(dispatcher)).toBe(1);
    await markNoticeRead(dispatcher, { kind: "thread", id });
    expect(await unreadOf(dispatcher)).toBe(0);
    await ctx.db
      .update(threads)
      .set({ lastAt: addMinutes(testNow, 5) })
      .where(eq(threads.id, id));
    expect(await unreadOf(dispatcher)).toBe(1);
  }));

test("a super-user who views the site as someone reads their list and marks nothing", async () => {
  const thandi = await signInPerson(site, { email: "thandi@example.com" });
  const { userId: impersonatorId } = await signInPerson(site, { roles: ["super_user"] });
  const viewer = await openSessionFor(site, thandi, { impersonatorId });
  const id = newId();
  await site.pool.query(
    `insert into messages (id, key, template, recipient, subject, html, body, state, created_at)
     values ($1, 'k', 'booking-confirmed', 'thandi@example.com', 'News', '', 'Hello', 'sent', $2)`,
    [id, site.world.clock()],
  );
  const count = async () => (await site.call("count-notices", {}, thandi.headers)).json();
  expect(await (await site.call("my-notices", {}, viewer.headers)).json()).toMatchObject({ notices: [{ id }] });
  expect((await site.call("mark-notice-read", { kind: "message", id }, viewer.headers)).status).toBe(403);
  expect((await site.call("mark-notices-read", { until: "2027-01-01T00:00:00Z" }, viewer.headers)).status).toBe(403);
  expect(await count()).toMatchObject({ unread: 1 });
  expect((await site.call("mark-notice-read", { kind: "message", id }, thandi.headers)).status).toBe(200);
  expect(await count()).toMatchObject({ unread: 0 });
});
