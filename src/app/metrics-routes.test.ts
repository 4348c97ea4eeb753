import fs from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { findResults } from "#features/health/checks/server/views.ts";
import { createMetrics, type Metrics } from "#platform/metrics.ts";
import { createWatch } from "#platform/watch.ts";
import { openTestSite } from "#testing/test-site.ts";
import { metricsRoutes } from "./metrics-routes.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let metrics: Metrics;
beforeAll(async () => {
  site = await openTestSite();
  metrics = createMetrics();
  metrics.followPool(site.pool);
  metrics.followQueue(site.world.queue);
  metrics.followChecks(() => findResults(openDatabase(site.pool)));
});
afterAll(() => site.close());

const from = (remoteAddress: string, headers: Record<string, string> = {}, token?: string) =>
  metricsRoutes(metrics, token).request("/metrics", { headers }, { incoming: { socket: { remoteAddress } } });

describe("who may read the metrics", () => {
  const token = "a token of twenty characters and more";
  test.each([
    ["a program on this machine", "127.0.0.1", {}, undefined, 200],
    ["the same by IPv6", "::ffff:127.0.0.1", {}, undefined, 200],
    ["a stranger", "203.0.113.9", {}, undefined, 404],
    ["a stranger by a proxy on this machine", "127.0.0.1", { "x-forwarded-for": "203.0.113.9" }, undefined, 404],
    ["one with the token", "203.0.113.9", { authorization: `Bearer ${token}` }, token, 200],
    ["one with another", "203.0.113.9", { authorization: "Bearer wrong" }, token, 404],
    ["this machine without the token that is set", "127.0.0.1", {}, token, 404],
  ])("%s", async (_, address, headers, set, status) => {
    expect((await from(address, headers as Record<string, string>, set)).status).toBe(status);
  });
});

test("calls, services and errors are counted, and what listened before still hears them", async () => {
  const inner = createWatch();
  const watch = metrics.meter(inner);
  watch.called("create-booking", { failed: false, ms: 12 });
  watch.called("create-booking", { failed: true, ms: 900 });
  watch.recordCall("flight-status", { ms: 40 });
  watch.broke({ code: "E1", origin: "call", place: "create-booking", error: new Error("no") });
  const text = await metrics.text();
  expect(text).toContain('cts_call_seconds_bucket{le="0.025",call="create-booking",outcome="answered"} 1');
  expect(text).toContain('cts_call_seconds_count{call="create-booking",outcome="failed"} 1');
  expect(text).toContain('cts_service_seconds_count{service="flight-status",outcome="answered"} 1');
  expect(text).toContain('cts_errors_total{origin="call"} 1');
  expect(text).toMatch(/cts_jobs\{queue="reactions",state="waiting"\} \d/);
  expect(inner.take().counts).toHaveLength(3);
});

test("requests are counted by kind and class of status", async () => {
  const server = createServer((request, response) => response.writeHead(request.url === "/tours" ? 200 : 404).end());
  metrics.followRequests(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const path of ["/tours", "/tours", "/assets/a.js", "/functions/v1/none", "/readyz"])
    await (await fetch(`${url}${path}`)).text();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const lines = (await metrics.text()).split("\n").filter((line) => line.startsWith("cts_requests_total"));
  expect(lines.toSorted()).toEqual([
    'cts_requests_total{kind="call",status="4xx"} 1',
    'cts_requests_total{kind="file",status="4xx"} 1',
    'cts_requests_total{kind="page",status="2xx"} 2',
    'cts_requests_total{kind="probe",status="4xx"} 1',
  ]);
});

test("every metric of the dashboard is there", async () => {
  const folder = "deploy/grafana";
  const dashboards = fs.readdirSync(folder).map((name) => fs.readFileSync(`${folder}/${name}`, "utf8"));
  const names = dashboards.flatMap((text) => text.match(/\b(cts|process|nodejs)_[a-z0-9_]+/g) ?? []);
  const known = new Set([...(await metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(10);
  const missing = names.filter((name) => !known.has(name) && !known.has(name.replace(/_(bucket|count|sum)$/, "")));
  expect(missing).toEqual([]);
});
