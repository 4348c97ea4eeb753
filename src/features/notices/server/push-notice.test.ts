import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { pushSubscriptions } from "#db/schema/notices.ts";
import type { EventOf } from "#domain/events.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDriver } from "#testing/builders/booking/a-trip.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { aPhone, aPushService } from "#testing/builders/services/a-push-service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { pushNotice } from "./push-notice.ts";
import { subscribePush } from "./subscribe-push.ts";
import { withdrawPush } from "./withdraw-push.ts";

let service: Awaited<ReturnType<typeof aPushService>> | undefined;
afterEach(() => service?.close());

async function aDriverWithPhones(context: Context, phones: Parameters<typeof aPushService>[0]) {
  service = await aPushService(phones);
  const ctx = setUp(context, { pushHosts: [service.host] });
  const userId = await anAccount(ctx, ["driver"]);
  const driver = aDriver({ userId });
  await ctx.db.insert(drivers).values(driver);
  const asDriver = asPerson(ctx, userId, ["driver"]);
  const subscribe = (path: string, by = asDriver) => {
    const phone = phones[path];
    const own = typeof phone === "object" ? phone.keys : aPhone().keys;
    return subscribePush(by, { endpoint: service?.addressOf(path) ?? "", ...own });
  };
  const tell = async () => {
    const event: EventOf<"notice.wanted"> = {
      type: "notice.wanted",
      driverId: driver.id,
      title: "Trip offer",
      text: "Airport to Gardens",
      to: "/driver/dashboard",
      tag: "offer:1",
    };
    const finish = await pushNotice.ask(ctx, event);
    await finish(ctx, event);
  };
  return { service, userId, driverId: driver.id, asDriver, subscribe, tell };
}
const known = (ctx: Context, userId: string) => ctx.db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId));

test("every phone of a driver can decrypt the notice, and its push service can verify the sender", () =>
  inTransaction(async (ctx) => {
    const { service, subscribe, tell } = await aDriverWithPhones(ctx, { "/a": aPhone(), "/b": aPhone() });
    for (const path of ["/a", "/b", "/b"]) expect(await subscribe(path)).toMatchObject({ ok: true });
    await tell();
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(["/a", "/b"]);
    for (const { text, isSigned } of service.received) {
      expect(isSigned).toBe(true);
      expect(JSON.parse(text)).toEqual({
        title: "Trip offer",
        text: "Airport to Gardens",
        to: "/driver/dashboard",
        tag: "offer:1",
      });
    }
  }));

test("a phone that no longer exists is deleted; one whose service fails is retried", () =>
  inTransaction(async (ctx) => {
    const { subscribe, tell, userId } = await aDriverWithPhones(ctx, { "/gone": 410, "/down": 503 });
    await subscribe("/gone");
    await subscribe("/down");
    await tell();
    expect(await known(ctx, userId)).toBe(1);
  }));

test("a person who signs in on someone else’s phone gets the notices there, and the previous one does not", () =>
  inTransaction(async (ctx) => {
    const { service, subscribe, tell, userId, asDriver } = await aDriverWithPhones(ctx, { "/a": aPhone() });
    const other = asPerson(asDriver, await anAccount(ctx, ["driver"]), ["driver"]);
    await subscribe("/a", other);
    await subscribe("/a");
    const endpoint = service.addressOf("/a");
    await withdrawPush(other, { endpoint });
    await tell();
    expect(service.received).toHaveLength(1);
    await withdrawPush(asDriver, { endpoint });
    expect(await known(ctx, userId)).toBe(0);
  }));

test("nothing is sent after the session has ended, or to a driver who may not drive", () =>
  inTransaction(async (ctx) => {
    const { service, subscribe, tell, userId, driverId } = await aDriverWithPhones(ctx, { "/a": aPhone() });
    await subscribe("/a");
    const id = ctx.newId();
    const until = addHours(ctx.now, 1);
    await ctx.db.insert(sessions).values({
      id,
      userId,
      rotatedAt: ctx.now,
      createdAt: ctx.now,
      lastSeenAt: ctx.now,
      idleUntil: until,
      endsAt: until,
      revokedAt: ctx.now,
    });
    await ctx.db.update(pushSubscriptions).set({ sessionId: id }).where(eq(pushSubscriptions.userId, userId));
    await tell();
    await ctx.db.update(sessions).set({ revokedAt: null }).where(eq(sessions.id, id));
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, driverId));
    await tell();
    expect(service.received).toEqual([]);
    await ctx.db.update(drivers).set({ state: "active" }).where(eq(drivers.id, driverId));
    await tell();
    expect(service.received).toHaveLength(1);
  }));
