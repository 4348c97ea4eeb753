import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "#domain/account/roles.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { deliverText } from "#platform/texts/deliver-text.ts";
import type { TextGateways } from "#platform/texts/texts.ts";
import { inTransaction } from "#platform/transaction.ts";
import { aProviderOnTheWire, type Fault } from "#testing/builders/services/a-provider-on-the-wire.ts";
import { openTestSite } from "#testing/test-site.ts";
import { standInAccounts } from "../../../sandbox/phones/stand-in-accounts.ts";
import { openClickatell } from "./gateways/clickatell.ts";
import { openTextGateways } from "./gateways/open-text-gateways.ts";
import { openTexts } from "./open-texts.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let wire: Awaited<ReturnType<typeof aProviderOnTheWire>>;
let gateways: TextGateways & { readonly clickatell: NonNullable<TextGateways["sms"]> };
const patienceMs = 300;

beforeAll(async () => {
  site = await openTestSite({ hasStandInPhones: true });
  wire = await aProviderOnTheWire(site);
  // The stand-ins call back where the site really is.
  Object.assign(site.world, { siteUrl: wire.url });
  const { whatsapp, sms, clickatellKey } = standInAccounts(site.config.appSecret);
  const bulk = { ...sms, provider: "bulksms" as const, url: `${wire.url}/sandbox/sms/bulksms` };
  const click = { provider: "clickatell" as const, key: clickatellKey, webhookSecret: sms.webhookSecret };
  gateways = {
    ...openTextGateways({ whatsapp: { ...whatsapp, url: `${wire.url}/sandbox/whatsapp` }, sms: bulk }, patienceMs),
    clickatell: openClickatell({ ...click, url: `${wire.url}/sandbox/sms/clickatell` }, patienceMs),
  };
});
afterAll(async () => {
  await wire.close();
  await site.close();
});

type Way = "whatsapp" | "bulksms" | "clickatell";
const rows = async (text: string, ...values: unknown[]) => (await site.pool.query(text, values)).rows;
let nth = 0;

/** Writes a text as an event does, and works its jobs for two hours, a minute at a time. */
async function send(way: Way, faults: readonly Fault[], input: { dies?: "before" | "after" } = {}) {
  const phone = `+2782555${String(1000 + nth++)}`;
  const channel = way === "whatsapp" ? "whatsapp" : "sms";
  const real = { whatsapp: gateways.whatsapp, bulksms: gateways.sms, clickatell: gateways.clickatell }[way];
  if (!real) throw new Error("There is no such gateway.");
  let isDead = false;
  const dying = async (text: Parameters<typeof real.send>[0]) => {
    if (!input.dies || isDead) return real.send(text);
    isDead = true;
    if (input.dies === "after") await real.send(text);
    throw new Error("the process ended here");
  };
  const texts = openTexts({ [channel]: { ...real, send: dying } });
  const key = newId();
  let now = new Date();
  await inTransaction(site.pool, async (db) => {
    const world = { ...site.world, handed: { ...site.world.handed, texts }, clock: () => now };
    const { ctx } = createContext(world, { db, actor: system, correlationId: "test" });
    const facts = { driver: "Sipho", from: "Arrivals", phone: "+27 82 555 0001", plate: "CA 1", reference: "CTS-1" };
    await ctx.text({ key, text: { event: "cant_find", phone, facts } });
  });
  const [written] = await rows("select id from messages where key = $1", `${channel}:${key}`);
  wire.fail(...faults);
  const tools = { texts, queue: site.world.queue, log: site.world.log };
  for (let minute = 0; minute < 100; minute++) {
    await deliverText(site.pool, written.id, { ...tools, now }).catch(() => undefined);
    const [{ state, next_try_at: next }] = await rows("select * from messages where id = $1", written.id);
    if (state !== "queued") break;
    now = next && next > now ? next : addMinutes(now, 1);
  }
  wire.fail();
  const read = async () => (await rows("select * from messages where id = $1", written.id))[0];
  const arrived = async () =>
    (await rows("select count(*)::int as n from sandbox_texts where number = $1 and direction = 'to_phone'", phone))[0]
      .n;
  return {
    id: written.id as string,
    phone,
    read,
    arrived,
    repeat: () => deliverText(site.pool, written.id, { ...tools, now }),
  };
}

describe("each message arrives once", () => {
  const passing: readonly (readonly Fault[])[] = [["ok"], ["slow"], ["429", "429", "ok"]];
  const uncertain: readonly Fault[] = ["reset before", "reset after", "silent after", "500 before", "500 after"];

  test.each(
    (["whatsapp", "bulksms", "clickatell"] as const).flatMap((way) => passing.map((plan) => [way, plan] as const)),
  )("%s with %s", async (way, plan) => {
    const sent = await send(way, plan);
    expect(await sent.arrived()).toBe(1);
    await expect.poll(async () => (await sent.read()).delivered_at).not.toBeNull();
    await sent.repeat();
    expect(await sent.arrived()).toBe(1);
    expect(await sent.read()).toMatchObject({ state: "sent", error: null });
  });

  test.each(uncertain)("bulksms with %s: asked again under the same number", async (fault) => {
    const sent = await send("bulksms", [fault, fault, "ok"]);
    expect(await sent.arrived()).toBe(1);
    expect((await sent.read()).state).toBe("sent");
  });

  test.each((["whatsapp", "clickatell"] as const).flatMap((way) => uncertain.map((fault) => [way, fault] as const)))(
    "%s with %s: never asked again, and settled by its receipt if it went",
    async (way, fault) => {
      const sent = await send(way, [fault, "ok", "ok"]);
      const isGone = fault.endsWith("after");
      expect(await sent.arrived()).toBe(isGone ? 1 : 0);
      if (isGone) await expect.poll(async () => (await sent.read()).delivered_at).not.toBeNull();
      const [{ state }] = [await sent.read()];
      expect(state).toBe(isGone ? "sent" : "unknown");
    },
  );

  test.each([
    ["whatsapp", "before", 0, "unknown"],
    ["whatsapp", "after", 1, "sent"],
    ["clickatell", "before", 0, "unknown"],
    ["clickatell", "after", 1, "sent"],
    ["bulksms", "before", 1, "sent"],
    ["bulksms", "after", 1, "sent"],
  ] as const)("%s when the process ends %s the provider is asked", async (way, dies, times, state) => {
    const sent = await send(way, [], { dies });
    if (times === 1) await expect.poll(async () => (await sent.read()).delivered_at).not.toBeNull();
    expect(await sent.arrived()).toBe(times);
    expect((await sent.read()).state).toBe(state);
  });
});

describe("what a provider says at our door", () => {
  const { whatsapp, sms } = standInAccounts("a secret for tests that nobody needs to keep");
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    site.app.request(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  const signed = (body: string) => ({
    "x-hub-signature-256": `sha256=${createHmac("sha256", whatsapp.appSecret).update(body).digest("hex")}`,
  });
  const call = (value: object) => JSON.stringify({ entry: [{ changes: [{ value }] }] });
  const status = (id: string, word: string) =>
    call({ statuses: [{ id: "", status: word, timestamp: "1760000000", biz_opaque_callback_data: id }] });
  const refused = async () =>
    (
      await rows("select count(*)::int as n from channel_notifications where verdict = 'refused' and kind = 'forged'")
    )[0].n;

  test("receipts out of order and repeated: read stays read", async () => {
    const sent = await send("whatsapp", []);
    for (const word of ["read", "delivered", "sent", "read", "failed"]) {
      const body = status(sent.id, word);
      expect((await post("/webhooks/whatsapp", body, signed(body))).status).toBe(200);
    }
    const row = await sent.read();
    expect(row).toMatchObject({ state: "sent", error: null });
    expect(row.read_at).not.toBeNull();
  });

  test("a forged call changes nothing, and is seen", async () => {
    const sent = await send("whatsapp", []);
    await expect.poll(async () => (await sent.read()).delivered_at).not.toBeNull();
    const [before, seen] = [await sent.read(), await refused()];
    const body = status(sent.id, "read");
    const wrong = { "x-hub-signature-256": `sha256=${createHmac("sha256", "guess").update(body).digest("hex")}` };
    expect((await post("/webhooks/whatsapp", body, wrong)).status).toBe(401);
    expect((await post("/webhooks/whatsapp", body)).status).toBe(401);
    expect((await post("/webhooks/whatsapp", body, signed(`${body} `))).status).toBe(401);
    expect((await post("/webhooks/bulksms/guess", "[]")).status).toBe(404);
    expect(await sent.read()).toEqual(before);
    expect(await refused()).toBe(seen + 4);
  });

  test("an answer is kept once, and STOP ends marketing until START", async () => {
    const texts = (id: string, body: string) =>
      call({ messages: [{ from: "27825550777", id, timestamp: "1760000000", type: "text", text: { body } }] });
    const say = async (id: string, words: string) => {
      const body = texts(id, words);
      await post("/webhooks/whatsapp", body, signed(body));
    };
    const out = async () => (await rows("select 1 from phone_opt_outs where phone_key = '825550777'")).length;
    await say("wamid.1", "Stop.");
    await say("wamid.1", "Stop.");
    expect(await rows("select sender, text from inbound_messages where provider_id = 'wamid.1'")).toEqual([
      { sender: "+27825550777", text: "Stop." },
    ]);
    expect(await out()).toBe(1);
    await say("wamid.2", "START");
    expect(await out()).toBe(0);
    const sms1 = JSON.stringify([{ id: "9", type: "RECEIVED", from: "27825550777", body: "Where are you?" }]);
    expect((await post(`/webhooks/bulksms/${sms.webhookSecret}`, sms1)).status).toBe(200);
    expect(await rows("select channel from inbound_messages where provider_id = '9'")).toEqual([{ channel: "sms" }]);
  });

  test("the address is confirmed for Meta alone", async () => {
    const ask = (token: string) =>
      site.app.request(`/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${token}`);
    expect(await (await ask(whatsapp.verifyToken)).text()).toBe("42");
    expect((await ask("guess")).status).toBe(403);
  });
});
