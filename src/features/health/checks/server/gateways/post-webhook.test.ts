import { createHmac } from "node:crypto";
import http from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublicAddress, leadsInside, postWebhook } from "./post-webhook.ts";

const received: { body: string; signature: string }[] = [];
let status = 204;
const server = http.createServer((request, response) => {
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => {
    received.push({ body, signature: String(request.headers["x-shuttle-signature"]) });
    response.writeHead(status, { location: "https://elsewhere.example" }).end();
  });
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const webhook = {
  url: "",
  body: '{"event":"health_alarm.raised"}',
  key: "a key",
  at: new Date("2026-11-18T10:00:00Z"),
};
const toLoopback: LookupFunction = (_host, options, done) =>
  options.all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4);
const post = () =>
  postWebhook({ ...webhook, url: `http://alarms.example:${port}/` }, toLoopback, http.request as never);

test("the receiver can verify the sender; a refusal or a redirect is a failure", async () => {
  await post();
  const signed = createHmac("sha256", "a key").update(`1794996000.${webhook.body}`).digest("hex");
  expect(received).toEqual([{ body: webhook.body, signature: `t=1794996000,v1=${signed}` }]);
  for (status of [302, 404, 500]) await expect(post()).rejects.toThrow(`The webhook answered ${status}.`);
  expect(received).toHaveLength(4);
});

const withinUs = [
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://localhost/",
  "https://0x7f000001/",
  "https://169.254.169.254/latest",
];

test.each(withinUs)("no message is sent to %s, and the address is refused when it is entered", async (url) => {
  await expect(postWebhook({ ...webhook, url })).rejects.toThrow("not on the public internet");
  expect(await leadsInside(url)).toBe(true);
});

test.each([
  ["two addresses, one of them ours", ["41.1.2.3", "10.0.0.4"], true],
  ["an address on the internet", ["41.1.2.3"], false],
])("a name with %s", async (_what, addresses, isInside) => {
  const find = async () => addresses.map((address) => ({ address, family: 4 }));
  expect(await leadsInside("https://alarms.example/in", find)).toBe(isInside);
});

test("an unknown name resolves to nothing", async () => {
  const find = () => Promise.reject(new Error("ENOTFOUND"));
  expect(await leadsInside("https://alarms.example/in", find)).toBe(false);
});

test("addresses of our own network are recognised in every notation", () => {
  const inside =
    "10.1.2.3 172.31.0.1 192.168.1.1 100.64.0.1 0.0.0.0 ::ffff:127.0.0.1 fd00::1 fe80::1 64:ff9b::7f00:1 255.255.255.255";
  expect(inside.split(" ").filter(isPublicAddress)).toEqual([]);
  expect(["41.1.2.3", "172.32.0.1", "2c0f:f248::1"].every(isPublicAddress)).toBe(true);
  expect(isPublicAddress("not an address")).toBe(false);
});
