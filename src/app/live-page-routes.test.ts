import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { liveLinkOpenings } from "#db/schema/live.ts";
import { organisations } from "#db/schema/partners.ts";
import { system } from "#domain/account/roles.ts";
import { arrivalsSeal } from "#features/live/contract.ts";
import { createContext } from "#platform/create-context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { newId } from "#platform/ids.ts";
import { writeLiveTrip, writeSeen } from "#testing/builders/dispatch/a-live-trip.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
const contextOf = () =>
  createContext(site.world, { db: openDatabase(site.pool), actor: system, correlationId: "test" }).ctx;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const form = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.app.request(address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });

test("a trip is one small page: the news, a map with the vehicle, forms; nothing goes to search engines or other sites", async () => {
  const ctx = contextOf();
  const trip = await writeLiveTrip(ctx);
  await writeSeen(ctx, trip, { latitude: -33.95, longitude: 18.5 });
  const answer = await site.app.request(`/live/${trip.token}`);
  const text = await answer.text();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("referrer-policy")).toBe("same-origin");
  expect(answer.headers.get("x-robots-tag")).toContain("noindex");
  expect(text).toMatch(/<h1>Sipho is (about to arrive|\d+ minutes away)<\/h1>/);
  for (const part of [trip.plate, 'id="van-1" class="van still"', "© OpenStreetMap contributors", "I’m late"])
    expect(text).toContain(part);
  expect(text).not.toContain("<script>");
  expect(text.length).toBeLessThan(40_000);
  const rows = await openDatabase(site.pool).select().from(liveLinkOpenings);
  expect(rows.filter(({ linkId }) => linkId === trip.tripId)).toMatchObject([{ times: 1 }]);
});

test("what changes is one small answer", async () => {
  const trip = await writeLiveTrip(contextOf(), { state: "arrived" });
  const answer = await site.app.request(`/live/${trip.token}/now`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toMatch(/^<div data-standing="open" data-states="arrived">/);
  expect(text.length).toBeLessThan(2500);
});

test("a plain form says that one is late, shares the trip and withdraws a link", async () => {
  const { token } = await writeLiveTrip(contextOf());
  const page = `/live/${token}`;
  const late = await form(`${page}/late`, { minutes: "20" });
  expect([late.status, late.headers.get("location")]).toEqual([303, `${page}#late`]);
  const result = await (await site.app.request(page)).text();
  expect(result).toContain("about 20 minutes late");
  expect(result, "what was said is seen").toMatch(/<details class="fold" id="late" open/);
  expect((await form(`${page}/pickup`, { pickup_at: "2020-01-01T10:00:00.000Z" })).status).toBe(409);
  const shared = await form(`${page}/share`, { name: "Mum", email: "" });
  const back = shared.headers.get("location") ?? "";
  expect(back).toMatch(/\?shared=[\w-]+#share$/);
  const id = /shared=([\w-]+)/.exec(back)?.[1] ?? "";
  const seen = await (await site.app.request(back.replace("#share", ""))).text();
  expect(seen).toContain("Link created");
  const family = /https?:\/\/[^"]*(\/live\/[\w-]{44})/.exec(seen)?.[1] ?? "";
  const less = await (await site.app.request(family)).text();
  expect(less).not.toMatch(/I’m late|Share with family|class="plate"/);
  expect((await form(`${page}/withdraw`, { link_id: id })).status).toBe(303);
  expect((await site.app.request(family)).status).toBe(404);
});

test("what cannot be done is said on the page; a form of another site does nothing", async () => {
  const { token } = await writeLiveTrip(contextOf(), { state: "onboard" });
  const late = await form(`/live/${token}/late`, { minutes: "20" });
  expect(late.status).toBe(409);
  const nameless = await form(`/live/${token}/share`, { name: "", email: "" });
  expect(nameless.status).toBe(422);
  expect(await nameless.text()).toContain("Enter a name");
  const foreign = await form(`/live/${token}/late`, { minutes: "20" }, { origin: "https://elsewhere.example" });
  expect(foreign.status).toBe(403);
  expect((await form(`/live/${token}/share`, { name: "x".repeat(5000), email: "" })).status).toBe(413);
});

test.each(["/live/nonsense", "/live/nonsense/now", "/arrivals/nonsense"])(
  "%s is not found, and says no more",
  async (path) => {
    const answer = await site.app.request(path);
    expect(answer.status).toBe(404);
  },
);

test("a lobby’s screen draws itself, and its part again", async () => {
  const ctx = contextOf();
  const [organisationId, screenId] = [newId(), newId()];
  await ctx.db
    .insert(organisations)
    .values({ id: organisationId, kind: "hotel", name: "The Harbour Lantern Hotel", createdAt: ctx.now });
  await site.pool.query(
    "insert into arrival_screens (id, organisation_id, name, created_by, created_at) values ($1, $2, 'Lobby', 'system', now())",
    [screenId, organisationId],
  );
  await writeLiveTrip(ctx, { state: "assigned", booking: { organisationId } });
  const path = `/arrivals/${sealedToken(ctx, arrivalsSeal, screenId)}`;
  const page = await (await site.app.request(path)).text();
  expect(page).toContain("The Harbour Lantern Hotel");
  expect(page).toContain("Thandi M.");
  const part = await (await site.app.request(`${path}?part=screen`)).text();
  expect(part).toMatch(/^<header><h1>The Harbour Lantern Hotel/);
  expect(part).not.toContain("<html");
});

test.each([
  ["/at/LIVECARD", /^\/booking\?affiliate=LIVECARD&via=qr&service=airport_transfer&pickup=The\+Harbour/],
  ["/at/LIVECARD/whatsapp", /^https:\/\/wa\.me\/\d+\?text=Hello.*LIVECARD$/],
  ["/at/nobodys", /^\/booking$/],
])("the code of a card leads from %s", async (path, to) => {
  const ctx = contextOf();
  await ctx.db
    .insert(organisations)
    .values({
      id: newId(),
      kind: "hotel",
      name: "The Harbour Lantern Hotel",
      affiliateCode: "LIVECARD",
      createdAt: ctx.now,
    })
    .onConflictDoNothing();
  const answer = await site.app.request(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toMatch(to);
});

test("a partner’s form may be framed, opens booking in the whole window and carries the code; no other page may", async () => {
  const answer = await site.app.request("/widget/LIVECARD");
  expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors *");
  expect(answer.headers.get("x-frame-options")).toBeNull();
  const page = await answer.text();
  expect(page).toMatch(/target="_top"/);
  expect(page).toContain('value="LIVECARD"');
  const other = await site.app.request("/at/LIVECARD");
  expect(other.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
});

test("a program without a key, or with a wrong one, gets a message saying so", async () => {
  expect((await site.app.request("/api/partner/bookings/CTS-AAAAAA")).status).toBe(401);
  const headers = { authorization: "Bearer ctsp_wrong", "content-type": "application/json" };
  expect((await site.app.request("/api/partner/bookings/CTS-AAAAAA", { headers })).status).toBe(401);
  const body = JSON.stringify({ service_type: "airport_transfer", pickup_date: "2030-01-15" });
  expect((await site.app.request("/api/partner/price", { method: "POST", headers, body })).status).toBe(401);
  expect((await site.app.request("/api/partner/price", { method: "POST", headers, body: "{" })).status).toBe(400);
});
