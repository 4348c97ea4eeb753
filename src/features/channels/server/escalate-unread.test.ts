import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#domain/account/roles.ts";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import { addMinutes, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import type { PhoneText, TextGateway } from "#platform/texts/texts.ts";
import { inTransaction } from "#platform/transaction.ts";
import { openTestSite } from "#testing/test-site.ts";
import { escalateUnread } from "./escalate-unread.ts";
import { openTexts } from "./open-texts.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const noon = momentOf(localDate("2026-11-20"), localTime("12:00"));
const night = momentOf(localDate("2026-11-20"), localTime("23:00"));
const silent: TextGateway = {
  provider: "whatsapp",
  knowsRepeats: false,
  send: () => Promise.reject(new Error("not asked")),
};
const rows = async (text: string, ...values: unknown[]) => (await site.pool.query(text, values)).rows;

const at = (
  now: Date,
  run: (ctx: Context) => Promise<unknown>,
  channels: readonly PhoneChannel[] = ["whatsapp", "sms"],
) =>
  inTransaction(site.pool, async (db) => {
    const texts = openTexts(Object.fromEntries(channels.map((channel) => [channel, silent])));
    const world = { ...site.world, clock: () => now, handed: { ...site.world.handed, texts } };
    const { ctx, finish } = createContext(world, { db, actor: system, correlationId: "test" });
    await run(ctx);
    await finish();
  });

const facts = { driver: "Sipho", from: "Arrivals", phone: "+27 82 555 0001", plate: "CA 1", reference: "CTS-7K3M9Q" };
const sought = (phone: string): PhoneText => ({ event: "cant_find", phone, facts, neededAt: noon });
const tasks = () => rows("select payload from events where type = 'task.wanted' order by created_at");

test("what a trip needs and no phone has got goes by SMS after 30 minutes, then to someone who calls, each once", async () => {
  await at(noon, (ctx) => ctx.text({ key: "unread", about: "booking:CTS-7K3M9Q", text: sought("082 555 0199") }));
  const sent = "update messages set state = 'sent', sent_at = $2 where key = $1";
  await rows(sent, "whatsapp:unread", noon);
  const keys = async () =>
    (await rows("select key from messages where key like '%:unread' order by key")).map(({ key }) => key);

  await at(addMinutes(noon, 29), escalateUnread);
  expect(await keys()).toEqual(["whatsapp:unread"]);
  await at(addMinutes(noon, 30), escalateUnread);
  await at(addMinutes(noon, 31), escalateUnread);
  expect(await keys()).toEqual(["sms:unread", "whatsapp:unread"]);

  await rows(sent, "sms:unread", addMinutes(noon, 28));
  expect(await tasks()).toEqual([]);
  await at(addMinutes(noon, 58), escalateUnread);
  await at(addMinutes(noon, 59), escalateUnread);
  expect((await tasks()).map(({ payload }) => payload.title)).toEqual([
    "CTS-7K3M9Q: call the customer on +27825550199, our text “Driver cannot find the passengers” has not arrived",
  ]);
});

test("a text that has arrived, or that no trip needs, goes no further", async () => {
  await at(noon, (ctx) => ctx.text({ key: "arrived", text: sought("082 555 0198") }));
  await rows(
    "update messages set state = 'sent', sent_at = $1, delivered_at = $1 where key = 'whatsapp:arrived'",
    noon,
  );
  const before = await rows("select count(*)::int as n from messages");
  await at(addMinutes(noon, 45), escalateUnread);
  expect(await rows("select count(*)::int as n from messages")).toEqual(before);
});

test("at night an offer for a trip days ahead waits until morning, a driver at the pickup does not; without email SMS serves", async () => {
  const offer = {
    at: "Sun 22 Nov, 09:00",
    way: "Sea Point; Airport",
    by: "Sat 21 Nov, 08:00",
    link: "https://x.example",
  };
  const trip = momentOf(localDate("2026-11-22"), localTime("09:00"));
  const content = "An email" as never;
  const email = { template: "t", subject: "S", content };
  await at(night, async (ctx) => {
    await ctx.text({
      key: "offer",
      text: { event: "trip_offered", phone: "0825550197", facts: offer, neededAt: trip },
    });
    await ctx.text({ key: "pickup", text: sought("0825550197") });
    const confirmed = { reference: "CTS-1", at: "Sun 22 Nov, 09:00", from: "Sea Point", link: "https://x.example" };
    const text = { event: "booking_confirmed", phone: "0825550197", facts: confirmed, neededAt: trip } as const;
    await ctx.mail({ ...email, key: "caller", to: "825550197@phone.invalid", text });
    await ctx.mail({ ...email, key: "reader", to: "thandi@example.com", text });
  });
  const waiting = Object.fromEntries(
    (await rows("select key, next_try_at from messages where recipient in ('+27825550197', 'thandi@example.com')")).map(
      ({ key, next_try_at: until }) => [key, until],
    ),
  );
  expect(waiting).toEqual({
    "whatsapp:offer": momentOf(localDate("2026-11-21"), localTime("06:00")),
    "whatsapp:pickup": null,
    "sms:caller": momentOf(localDate("2026-11-21"), localTime("07:00")),
    reader: null,
  });
});
