import http, { type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startingCatalogue } from "#domain/catalogue/catalogue.ts";
import { workJobs } from "#platform/jobs/work-jobs.ts";
import { createLogger } from "#platform/logger.ts";
import type { SamplerName } from "#platform/tracing/tracer.ts";
import { closeTracing, openTracing, tracedJob, tracedPart, tracing } from "#platform/tracing/tracing.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { eventually } from "#testing/eventually.ts";
import { openTestSite } from "#testing/test-site.ts";
import { attributeOf, openTraceReceiver } from "#testing/trace-receiver.ts";
import { addressesOfSold } from "./record-addresses.ts";
import { createSiteServer } from "./serve-site.ts";

const person = {
  first_name: "Nomvuyiseko",
  last_name: "Vandermerwe",
  email: "nomvuyi@secret.example",
  phone: "+27 82 777 0142",
};
const token = "Rondebosch77AZrW0b2jcF6Zk3hQ8sVn1gq_x7LpTtUu";
const [theirTrace, theirSpan] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];

let receiver: Awaited<ReturnType<typeof openTraceReceiver>>;
beforeEach(async () => {
  receiver = await openTraceReceiver();
});
afterEach(async () => {
  await closeTracing();
  await receiver.close();
});

const open = (sampler: SamplerName = "parentbased_always_on", ratio = 1) =>
  openTracing({ url: `${receiver.url}/v1/traces`, serviceName: "shuttle", sampler, ratio }, createLogger("silent"));

test("a request is a span with its statements, its jobs belong to its trace, and no one is named in any of it", async () => {
  await open();
  const lines: { trace_id?: string; code?: string; page?: string; msg: string }[] = [];
  const log = createLogger("debug", { write: (line) => void lines.push(JSON.parse(line)) }, { isTraced: true });
  const site = await openTestSite({}, { log });
  tracing?.followPool(site.pool);
  const server = createSiteServer({
    app: site.app,
    files: new Map(),
    siteUrl: "http://localhost",
    siteVersion: () => 1,
    logo: async () => "",
    records: async () => addressesOfSold(startingCatalogue),
    log,
    render: async () => Promise.reject(new Error(`no page for ${person.email}`)),
  });
  const url = await listening(server);
  const ask = (path: string, body?: object) =>
    fetch(`${url}${path}`, {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        traceparent: `00-${theirTrace}-${theirSpan}-01`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  expect((await ask(`/functions/v1/create-booking?t=${token}`, aBookingRequest(person))).status).toBe(200);
  await ask(`/at/${token}`);
  await ask(`/auth/v1/token?grant_type=password`, { email: person.email, password: token });
  expect((await ask("/tours")).status).toBe(500);
  await ask("/healthz");
  const carrier = { outcome: "kept" as const, carry: async () => {} };
  const sender = async () => ({ name: "Us", email: "us@cts.example" });
  await workJobs({ pool: site.pool, world: site.world, carrier, sender, schedule: {} });
  const mailed = async () => (await site.pool.query("select 1 from messages where state = 'kept'")).rowCount;
  await eventually(async () => expect(await mailed()).toBeGreaterThan(0));
  await site.world.queue.boss.stop({ graceful: true });
  await new Promise((resolve) => server.close(resolve));
  await closeTracing();
  await site.close();

  const spans = receiver.spans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [booking] = named("POST /functions/v1/create-booking");
  expect(booking).toMatchObject({ traceId: theirTrace, parentSpanId: theirSpan });
  expect(booking && attributeOf(booking, "http.response.status_code")).toBe(200);
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === booking?.spanId).map(({ name }) => name);
  expect(parts).toEqual(expect.arrayContaining(["begin", "with bookings", "insert events", "commit"]));
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["GET /at/:code", "GET /tours", "reaction sendBookingReceived", "mail"]),
  );
  expect(named("mail")[0]?.traceId).toBe(theirTrace);
  expect(spans.filter(({ name }) => name.includes("healthz"))).toEqual([]);

  const broken = lines.find(({ page }) => page === "/tours");
  expect(broken?.code).toMatch(/^E-/);
  expect(named("GET /tours").map((span) => attributeOf(span, "cts.error_code"))).toEqual([broken?.code]);
  expect(lines.find(({ msg }) => msg === "call")?.trace_id).toBe(theirTrace);
  const secrets = [...Object.values(person), "Rondebosch77", "777 0142", "grant_type"];
  expect(secrets.filter((secret) => receiver.text().includes(secret))).toEqual([]);
});

test("a call outside is a span with the host alone, and carries its trace on", async () => {
  await open();
  const gone = await openTraceReceiver();
  const away = gone.url;
  await gone.close();
  await tracedJob("task ask", undefined, async () => {
    await (await fetch(`${receiver.url}/hook/${token}`, { method: "POST", body: person.email })).text();
    await new Promise((resolve) =>
      http.get(`${receiver.url}/push/${token}`, (response) => response.resume().on("end", resolve)),
    );
    await expect(fetch(`${away}/away`)).rejects.toThrow();
  });
  // Outside of a request or job there is nothing to be part of.
  await (await fetch(`${receiver.url}/alone`)).text();
  await closeTracing();
  const spans = receiver.spans();
  const [job] = spans.filter(({ name }) => name === "task ask");
  const out = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
  expect(out.map(({ name }) => name)).toEqual(["POST 127.0.0.1", "GET 127.0.0.1", "GET 127.0.0.1"]);
  expect(out.map((span) => attributeOf(span, "http.response.status_code"))).toEqual([200, 200, undefined]);
  expect(attributeOf(out[2] ?? Object(), "error.type")).toBe("ECONNREFUSED");
  const carried = out.slice(0, 2).map(({ traceId, spanId }) => `00-${traceId}-${spanId}-01`);
  expect(receiver.visits.map(({ traceparent }) => traceparent)).toEqual([...carried, undefined]);
  expect(receiver.text()).not.toContain("Rondebosch77");
});

test("a collector that says nothing holds up no one, and what waits for it is bounded", async () => {
  await open();
  const letGo = receiver.hold();
  await tracedJob("task flood", undefined, async () => {
    for (let at = 0; at < 6000; at++) await tracedPart("part", async () => {});
  });
  await eventually(() => expect(receiver.spans().length).toBeGreaterThan(0));
  letGo();
  await closeTracing();
  // One batch on its way, and as many as the queue holds.
  expect(receiver.spans().length).toBeLessThanOrEqual(512 + 2048);
});

test.each<readonly [SamplerName, number, number]>([
  ["always_on", 1, 1],
  ["always_off", 1, 0],
  ["traceidratio", 0, 0],
  ["parentbased_traceidratio", 1, 1],
  ["parentbased_always_off", 1, 0],
])("%s with %d keeps %d of one trace", async (sampler, ratio, count) => {
  await open(sampler, ratio);
  await tracedJob("task", undefined, async () => {});
  await closeTracing();
  expect(receiver.spans()).toHaveLength(count);
});

test("where no address is set there is nothing", async () => {
  await openTracing(undefined, createLogger("silent"));
  expect(tracing).toBeUndefined();
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
