import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { maintenanceWindows } from "#db/schema/maintenance.ts";
import { paymentNotifications, payments } from "#db/schema/payments.ts";
import { messages } from "#db/schema/platform.ts";
import { settings } from "#db/schema/settings.ts";
import type { DomainEvent } from "#domain/events.ts";
import type { HealthStatus } from "#domain/health/health-status.ts";
import { addMinutes, localTimeOf } from "#domain/time/local-time.ts";
import { openTexts } from "#features/channels/server/open-texts.ts";
import type { Context } from "#platform/context.ts";
import type { Queue } from "#platform/jobs/queue.ts";
import { recordTextOnly } from "#platform/texts/record-text.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
import { callWebhook } from "./call-webhook.ts";
import { checkNamed } from "./check-list.ts";
import type { Webhook } from "./gateways/post-webhook.ts";
import { raiseAlarms } from "./raise-alarms.ts";
import { readAlarms } from "./read-alarms.ts";
import { runOne } from "./run-checks.ts";
import { type AlarmEvent, sendAlarm } from "./send-alarm.ts";
import { keepResult } from "./store.ts";

const at = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(testNow, minutes) });

const paymentsAre = (ctx: Context, status: HealthStatus, minutes: number) =>
  keepResult(ctx.db, {
    id: "card-payments",
    status,
    measured: status === "failing" ? "No notification came back." : "The last notification came 1 min ago.",
    at: addMinutes(testNow, minutes),
    tookMs: 1,
  });

test("a check that keeps failing raises one alarm, however often and wherever it runs, and its recovery ends it once", () =>
  inTransaction(async (ctx, world) => {
    const look = async (minutes: number) => {
      await raiseAlarms(at(ctx, minutes));
      await raiseAlarms(at(ctx, minutes));
      return world.events.map(({ type }) => type);
    };
    await paymentsAre(ctx, "warning", -60);
    expect(await look(-1)).toEqual([]);
    await paymentsAre(ctx, "failing", 0);
    expect(await look(1)).toEqual([]);
    expect(await look(2)).toEqual(["health_alarm.raised"]);
    await paymentsAre(ctx, "ok", 4);
    await paymentsAre(ctx, "failing", 6);
    expect(await look(30)).toEqual(["health_alarm.raised"]);
    await paymentsAre(ctx, "ok", 31);
    expect(await look(40)).toEqual(["health_alarm.raised"]);
    expect(await look(41)).toEqual(["health_alarm.raised", "health_alarm.ended"]);
    expect((await readAlarms(ctx, {})).value.alarms).toMatchObject([
      { name: "Card payments", severity: "urgent", raised_at: addMinutes(testNow, 2).toISOString() },
    ]);
  }));

test("its email goes to the people in the settings and says what to do; the webhook is signed and says the same", () =>
  inTransaction(async (ctx, world) => {
    const emails = ["ops@example.co.za", "owner@example.co.za"];
    const webhookUrl = "https://alarms.example.co.za/in";
    await ctx.db.insert(settings).values({ name: "alarms", value: { emails, webhookUrl }, updatedAt: testNow });
    await paymentsAre(ctx, "failing", 0);
    await raiseAlarms(at(ctx, 2));
    const [event] = world.events;
    if (event?.type !== "health_alarm.raised") throw new Error("No alarm was raised.");

    await sendAlarm(ctx, event);
    expect(world.emails.map(({ to, subject }) => [to, subject])).toEqual([
      ["ops@example.co.za", "Urgent: Card payments"],
      ["owner@example.co.za", "Urgent: Card payments"],
    ]);
    expect(JSON.stringify(world.emails[0]?.content)).toContain("correct the passphrase");

    const posted: Webhook[] = [];
    const postWebhook = async (webhook: Webhook) => void posted.push(webhook);
    await callWebhook.ask(handing(ctx, { outside: { postWebhook } }), event);
    expect(posted).toMatchObject([{ url: webhookUrl, key: (await readAlarms(ctx, {})).value.webhook_key }]);
    expect(JSON.parse(posted[0]?.body ?? "")).toMatchObject({
      id: `${event.alarmId}:health_alarm.raised`,
      check: "card-payments",
      measured: "No notification came back.",
      ended_at: null,
    });
    // If the receiver refuses it, the queue retries.
    const away = () => Promise.reject(new Error("ECONNREFUSED"));
    await expect(callWebhook.ask(handing(ctx, { outside: { postWebhook: away } }), event)).rejects.toThrow();
  }));

test("its text goes to the phones in the settings, once at the start and once at the end, by the available channels", () =>
  inTransaction(async (ctx, world) => {
    const phones = ["082 555 0123", "+27 83 555 0124"];
    await ctx.db.insert(settings).values({ name: "alarms", value: { phones }, updatedAt: testNow });
    await paymentsAre(ctx, "failing", 0);
    await raiseAlarms(at(ctx, 2));
    await paymentsAre(ctx, "ok", 4);
    await raiseAlarms(at(ctx, 20));
    for (const event of world.events.filter(isAlarm)) await sendAlarm(ctx, event);

    const gateway = { provider: "bulksms", knowsRepeats: true, send: () => Promise.reject(new Error("not asked")) };
    const queue = { addMail: async () => {} } as unknown as Queue;
    const tools = { now: testNow, queue, texts: openTexts({ sms: gateway }) };
    // A reaction may be delivered twice.
    for (const news of [...world.texts, ...world.texts]) await recordTextOnly(ctx.db, news, tools);
    const sent = await ctx.db.select().from(messages).where(eq(messages.channel, "sms"));
    expect(sent.map(({ recipient, body }) => `${recipient} ${body.split(" http")[0]}`).toSorted()).toEqual([
      "+27825550123 CT Shuttle: Over: Card payments. The last notification came 1 min ago.",
      "+27825550123 CT Shuttle: Urgent: Card payments. No notification came back.",
      "+27835550124 CT Shuttle: Over: Card payments. The last notification came 1 min ago.",
      "+27835550124 CT Shuttle: Urgent: Card payments. No notification came back.",
    ]);
  }));

test("payments stop at 03:00: one email and one text each before half past four, and one of each when they come again", () =>
  inTransaction(async (ctx, world) => {
    const emails = ["owner@example.co.za"];
    const phones = ["082 555 0123"];
    await ctx.db.insert(settings).values({ name: "alarms", value: { emails, phones }, updatedAt: testNow });
    const night = (minutes: number) => addMinutes(new Date("2026-11-21T03:00:00+02:00"), minutes);
    // An evening of payments; then every payer leaves for the gateway and nothing comes back for ninety minutes.
    for (let minutes = -300; minutes < 0; minutes += 20) await payerAt(ctx, night(minutes), "answered");
    for (let minutes = 0; minutes < 90; minutes += 6) await payerAt(ctx, night(minutes), "unanswered");

    const check = checkNamed("card-payments");
    if (!check) throw new Error("There is no such check.");
    const tools = handing(ctx, { texts: openTexts({ sms: deafGateway }) });
    const heard: string[] = [];
    for (let minutes = 0; minutes <= 150; minutes += 5) {
      const minute = { ...tools, now: night(minutes) };
      if (minutes === 95) await payerAt(ctx, night(94), "answered");
      await runOne({ ...minute, siteUrl: "http://localhost" }, check, false);
      await raiseAlarms(minute);
      for (const event of world.events.splice(0).filter(isAlarm)) await sendAlarm(minute, event);
      for (const { to, subject } of world.emails.splice(0)) heard.push(`${localTimeOf(minute.now)} ${to}: ${subject}`);
      for (const { text } of world.texts.splice(0)) heard.push(`${localTimeOf(minute.now)} ${text.phone}: text`);
    }
    expect(heard).toEqual([
      "04:20 owner@example.co.za: Urgent: Card payments",
      "04:20 082 555 0123: text",
      "04:45 owner@example.co.za: Over: Card payments",
      "04:45 082 555 0123: text",
    ]);
  }));

test("wrong signatures fail until a payment is accepted again: then they are a warning", () =>
  inTransaction(async (ctx) => {
    const check = checkNamed("card-payments");
    const forged = { provider: "stand_in", raw: "x", verdict: "refused", reason: "signature" } as const;
    for (const minutes of [-9, -8, -7])
      await ctx.db
        .insert(paymentNotifications)
        .values({ ...forged, id: ctx.newId(), receivedAt: addMinutes(testNow, minutes) });
    expect(await check?.look(ctx, true)).toMatchObject({ status: "failing" });
    await payerAt(ctx, addMinutes(testNow, -2), "answered");
    expect(await check?.look(ctx, true)).toMatchObject({ status: "warning" });
  }));

const deafGateway = { provider: "bulksms", knowsRepeats: true, send: () => Promise.reject(new Error("not asked")) };

/** Someone who left for the gateway; answered, its notification came a minute later. */
async function payerAt(ctx: Context, at: Date, word: "answered" | "unanswered"): Promise<void> {
  const isAnswered = word === "answered";
  const payment = aPayment({
    provider: "stand_in",
    state: isAnswered ? "succeeded" : "redirected",
    paidAt: isAnswered ? at : null,
    createdAt: at,
    updatedAt: at,
  });
  await ctx.db.insert(payments).values(payment);
  if (!isAnswered) return;
  await ctx.db.insert(paymentNotifications).values({
    id: ctx.newId(),
    provider: "stand_in",
    receivedAt: addMinutes(at, 1),
    raw: "x",
    paymentId: payment.id,
    verdict: "accepted",
    processedAt: addMinutes(at, 1),
  });
}

const isAlarm = (event: DomainEvent): event is AlarmEvent => event.type.startsWith("health_alarm.");

test("if no one is listed, the company’s own address gets the email, and no webhook is called", () =>
  inTransaction(async (ctx, world) => {
    await paymentsAre(ctx, "failing", 0);
    await raiseAlarms(at(ctx, 2));
    const [event] = world.events;
    if (event?.type !== "health_alarm.raised") throw new Error("No alarm was raised.");
    await sendAlarm(ctx, event);
    expect(world.emails.map(({ to }) => to)).toEqual([(await readAlarms(ctx, {})).value.company_email]);
    const postWebhook = () => Promise.reject(new Error("It must not be called."));
    await callWebhook.ask(handing(ctx, { outside: { postWebhook } }), event);
  }));

test("during maintenance none is raised; a check still failing afterwards raises one", () =>
  inTransaction(async (ctx, world) => {
    await paymentsAre(ctx, "failing", 0);
    const open = { staff: "works" as const, keepsSelfService: true, keepsEnquiries: true };
    const until = addMinutes(testNow, 30);
    await ctx.db
      .insert(maintenanceWindows)
      .values({ ...open, id: ctx.newId(), reason: "A new disk", startedAt: testNow, until });
    await raiseAlarms(at(ctx, 29));
    expect(world.events).toEqual([]);
    await raiseAlarms(at(ctx, 30));
    expect(world.events).toMatchObject([{ type: "health_alarm.raised" }]);
  }));
