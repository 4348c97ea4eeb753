import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiText, formText } from "#domain/payment/payfast.ts";
import { openTestSite } from "#testing/test-site.ts";
import { standInAccount } from "./stand-in-account.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const md5 = (text: string) => createHash("md5").update(text).digest("hex");
const ask = (path: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  site.app.request(`/sandbox/payfast${path}`, { method: "POST", headers, body });

const bodies: readonly (readonly [string, BodyInit])[] = [
  ["nothing", ""],
  ["a broken escape", "%zz=%"],
  ["a NUL", "a=%00&pf_payment_id=%00"],
  ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
  ["half a JSON", '{"amount":'],
  ["JSON of no object", "null"],
  ["a list", "[1,2]"],
  ["nested JSON", '{"amount":{"toString":1}}'],
  ["a lone surrogate", '{"amount":"\\ud800"}'],
  ["a number past everything", `pf_payment_id=1e300&amount=${"9".repeat(400)}`],
  ["a name of the language", "__proto__=1&constructor=2&toString=3"],
  ["far too much", "x".repeat(100_000)],
];
const paths = [
  "/eng/process",
  "/eng/query/validate",
  "/pay/018f0000-0000-7000-8000-000000000000",
  "/pay/%zz",
  "/api/refunds/1",
  "/api/refunds/1e300",
  "/api/refunds/%00",
];

test.each(paths.flatMap((path) => bodies.map(([what, body]) => [path, what, body] as const)))(
  "%s with %s is answered, and nothing breaks",
  async (path, _what, body) => {
    for (const type of ["application/x-www-form-urlencoded", "application/json", "multipart/form-data"])
      expect((await ask(path, body, { "content-type": type })).status).toBeLessThan(500);
  },
);

const { merchantId, merchantKey, passphrase } = standInAccount("a secret for tests that nobody needs to keep");

test.each([
  ["an amount past what is kept", { amount: "999999999.00" }],
  ["an address with a line break", { return_url: "https://shop.example/\r\nset-cookie: a=b" }],
  ["an address of no web", { notify_url: "file:///etc/passwd" }],
  ["a NUL", { item_name: "A\u0000B" }],
])("a well signed form with %s is not taken", async (_what, changes) => {
  const form = {
    merchant_id: merchantId,
    merchant_key: merchantKey,
    notify_url: "https://shop.example/itn",
    amount: "10.00",
    item_name: "A booking",
    ...changes,
  };
  const body = new URLSearchParams({ ...form, signature: md5(formText(form, passphrase)) });
  expect((await ask("/eng/process", body)).status).toBe(400);
});

test.each(["1e300", "1.5", "-1", "x"])("a well signed refund of payment or amount %s is refused", async (odd) => {
  const headers = { "merchant-id": merchantId, timestamp: "2026-11-20T10:00:00+02:00", version: "v1" };
  for (const [path, amount] of [
    [`/api/refunds/${odd}`, "100"],
    ["/api/refunds/1", odd],
  ] as const) {
    const signature = md5(apiText({ ...headers, amount }, passphrase));
    const answer = await ask(path, JSON.stringify({ amount }), { ...headers, signature });
    expect(answer.status).toBe(400);
  }
});
