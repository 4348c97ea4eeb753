import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBulkSms } from "./bulksms.ts";

let answer: { readonly status: number; readonly body: string };
const server = http.createServer((_request, response) => response.writeHead(answer.status).end(answer.body));
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

test.each([
  ["credit", 200, '{"credits":{"balance":120.5}}', 120.5],
  ["credit that is used up", 200, '{"credits":{"balance":0}}', 0],
  ["an account without credit of its own", 200, "{}", null],
  ["a provider that is away", 503, "", null],
] as const)("%s is what the provider says", async (_what, status, body, balance) => {
  answer = { status, body };
  const account = { provider: "bulksms", url, tokenId: "id", tokenSecret: "secret", webhookSecret: "x" } as const;
  expect(await openBulkSms(account).balance?.()).toBe(balance);
});
