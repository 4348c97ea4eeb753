import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let server: Server;
beforeAll(async () => {
  site = await openTestSite({}, { pace: { slowDown: 0, atLeast: 0 } });
  server = createServer(getRequestListener(site.app.fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await site.close();
});

const anId = "018f0000-0000-7000-8000-000000000000";
const json = { "content-type": "application/json" };
const broken = [
  '{"email":"\\u0000"}',
  '{"email":"\\ud800"}',
  '{"token":"\\udfff"}',
  '{"\\ud800":1}',
  '{"__proto__":{"a":1}}',
  "null",
  "[]",
  "1",
  '"x"',
  "",
  "{",
  "\ufeff{}",
  "[".repeat(5000),
  `{"a":${"[".repeat(60)}${"]".repeat(60)}}`,
];
const notText = new Uint8Array([0x7b, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x00, 0x7d]);

/** No answer of ours may start with a five. */
async function statusOf(path: string, init: RequestInit): Promise<number> {
  const { status } = await site.app.request(path, init);
  expect(status, `${init.method ?? "GET"} ${path}`).toBeLessThan(500);
  return status;
}

const authPaths =
  `signup token?grant_type=password token?grant_type=refresh_token token?grant_type=%00 token recover otp resend
  verify logout user factors factors/recovery-codes factors/recovery-codes/verify factors/${anId}/challenge
  factors/${anId}/verify factors/%00/verify sessions/%ED%A0%80`.split(/\s+/);

describe("bodies that are none", () => {
  const posted = [
    "/functions/v1/create-booking",
    "/functions/v1/read-my-booking",
    "/functions/v1/list-bookings",
    ...authPaths.map((path) => `/auth/v1/${path}`),
    "/rest/v1/rpc/has_role",
    "/sandbox/payfast/api/refunds/1",
    "/sandbox/payfast/eng/process",
    "/sandbox/payfast/eng/query/validate",
    `/sandbox/payfast/pay/${anId}`,
    "/payments/payfast/itn",
    "/files/v1",
  ];
  test.each(posted)("at %s", async (path) => {
    const { headers } = await site.as(undefined);
    for (const body of [...broken, notText])
      for (const more of [{}, headers]) await statusOf(path, { method: "POST", body, headers: { ...json, ...more } });
  });
});

test.each([
  "%",
  "%00",
  "%ED%A0%80",
  '{"slug":"\\u0000"}',
  '{"slug":"\\ud800"}',
  "[[[[",
  '{"slug":1e999}',
  "null",
  "[]",
  "1",
  "",
  `{"slug":"${"x".repeat(9000)}"}`,
  '{"slug":"../../etc"}',
  '{"__proto__":1}',
])("what a page asks for with input=%s", async (input) => {
  for (const name of [
    "tour-page",
    "service-page",
    "attraction-page",
    "published-reviews",
    "company-details",
    "nothing",
  ])
    for (const query of [`?input=${encodeURIComponent(input)}`, `?input=${input}`, `?input=a&input=${input}`])
      await statusOf(`/content/${name}${encodeURI(query.replaceAll("%", "%25"))}`, {});
});

test.each([
  "/content/%00",
  "/content/%ED%A0%80",
  "/content/%",
  "/files/v1/%00",
  "/files/v1/%E0%A4%A",
  "/files/v1/not-an-id",
  `/files/v1/${anId}?code=%ED%A0%80`,
  `/files/v1/${anId}?code=%C3%89`,
  "/functions/v1/%00",
  "/functions/v1/%ED%A0%80",
  "/sandbox/payfast/pay/%00",
  "/sandbox/payfast/api/refunds/query/99999999999999999999",
  "/payments/payfast/itn?%",
  "/auth/v1/%00",
  "/auth/v1/verify?token=%00&type=%ED%A0%80",
  "/rest/v1/%",
  "/robots.txt?%",
  "/readyz?%00",
])("the address %s", async (path) => {
  for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
    await statusOf(path, { method, headers: json });
});

describe("headers", () => {
  test.each([
    [
      "content-type",
      ["application/json; charset=utf-8", "application/json;charset=utf-16", "application/JSON ; x", "", ";"],
    ],
    ["idempotency-key", ["", "short", "x".repeat(201), "ünïcödé-key", "a b c d e f g h", "%00%00%00%00"]],
    [
      "authorization",
      ["Bearer", "Bearer a.b.c", `Bearer ${"x".repeat(9000)}`, "Basic eDp5", "Bearer é.é.é", "Bearer ..", "é"],
    ],
    ["x-forwarded-for", ["", ",", "é", "::ffff:1.2.3.4", "1".repeat(5000), "fe80::1%eth0"]],
    ["origin", ["null", "é", "http://", "https://[::1", "x".repeat(5000)]],
    ["user-agent", ["", "é\u00ff", "x".repeat(9000)]],
    ["x-file-name", ["%", "%00", "%ED%A0%80", "é", "x".repeat(9000), "a%0d%0ab"]],
    ["content-length", ["-1", "1e9", "x", "99999999999999999999"]],
  ])("%s", async (name, values) => {
    for (const value of values)
      for (const path of ["/functions/v1/submit-quote", "/auth/v1/recover", "/files/v1", "/payments/payfast/itn"])
        await statusOf(path, { method: "POST", body: "{}", headers: { ...json, [name]: value } });
  });

  test("a bad Idempotency-Key gets a message saying so", async () => {
    const booking = { name: "A", email: "a@example.com", phone: "", message: "Hi", service_type: "general_inquiry" };
    const answer = await site.call("submit-quote", { ...booking, source: "x" }, { "idempotency-key": "short" });
    expect([answer.status, (await answer.json()).error]).toEqual([400, "bad_idempotency_key"]);
  });
});

describe("what no client sends", () => {
  const say = (head: string, body = "") =>
    new Promise<string>((resolve, reject) => {
      const line = connect((server.address() as AddressInfo).port, "127.0.0.1");
      let received = "";
      line.on("data", (part) => {
        received += part.toString("latin1");
      });
      line.on("close", () => resolve(received.split("\r\n")[0] ?? ""));
      // A server that has heard enough may hang up on the rest.
      line.on("error", (error) => (received === "" ? reject(error) : resolve(received.split("\r\n")[0] ?? "")));
      line.write(
        Buffer.from(
          `${head}\r\nhost: localhost\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
          "latin1",
        ),
      );
    });

  test.each([
    [
      "bytes beyond ASCII in every header",
      "POST /functions/v1/submit-quote HTTP/1.1\r\ncontent-type: application/json\r\nuser-agent: \x80\xff\r\nidempotency-key: \xe9\xe9\xe9\xe9\xe9\xe9\xe9\xe9\r\nauthorization: Bearer \xff\r\norigin: \xfe",
      "{}",
    ],
    ["an address of ten thousand characters", `GET /content/tour-page?input=${"x".repeat(10_000)} HTTP/1.1`, ""],
    ["an address of a hundred thousand characters", `GET /${"x".repeat(100_000)} HTTP/1.1`, ""],
    ["bytes beyond ASCII in the address", "GET /content/\xff\xfe?input=\xed\xa0\x80 HTTP/1.1", ""],
    ["an address of another site", "GET http://elsewhere.example/healthz HTTP/1.1", ""],
    ["no address at all", "GET * HTTP/1.1", ""],
    ["the method TRACE", "TRACE /functions/v1/create-booking HTTP/1.1", ""],
    ["the method PROPFIND", "PROPFIND /files/v1 HTTP/1.1", ""],
    [
      "two types at once",
      "POST /functions/v1/submit-quote HTTP/1.1\r\ncontent-type: application/json\r\ncontent-type: text/plain",
      "{}",
    ],
  ])("%s", async (_what, head, body) => {
    expect(await say(head, body)).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  });
});
