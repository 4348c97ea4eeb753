import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import net from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { DatabaseBusy } from "#db/unavailable.ts";
import { startingCatalogue } from "#domain/catalogue/catalogue.ts";
import { createLogger } from "#platform/logger.ts";
import { openTestSite } from "#testing/test-site.ts";
import { renderPage } from "./pages/entry-server.tsx";
import { pageStoreOf } from "./pages/page-store-of.ts";
import { addressesOfSold } from "./record-addresses.ts";
import { createSiteServer, type Patience } from "./serve-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let lines: string[] = [];
const log = createLogger("debug", { write: (line: string) => void lines.push(line) });
const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);

beforeAll(async () => {
  site = await openTestSite({}, { log });
});
afterAll(() => site.close());

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  lines = [];
});

type Input = { patience?: Patience; render?: Parameters<typeof createSiteServer>[0]["render"] };

async function startSite({ patience, render }: Input = {}): Promise<number> {
  server = createSiteServer({
    app: site.app,
    files: new Map(),
    siteUrl: "http://localhost",
    siteVersion: () => 1,
    logo: async () => "",
    records: async () => addressesOfSold(startingCatalogue),
    log,
    render: render ?? (async () => ({ status: 200, html: "<p>Hi</p>", error: undefined })),
    ...(patience && { patience }),
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** Says something manually, and then nothing more; resolves when the other side hangs up. */
function say(port: number, words: string): Promise<string> {
  return new Promise((resolve) => {
    let received = "";
    const socket = net.connect(port, "127.0.0.1", () => socket.write(words));
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(received));
  });
}

describe("a caller who keeps a connection and says nothing is hung up on", () => {
  const hasty: Patience = {
    headersTimeout: 100,
    requestTimeout: 200,
    keepAliveTimeout: 100,
    silence: 400,
    connectionsCheckingInterval: 30,
  };
  const head = "POST /functions/v1/create-booking HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";

  test.each([
    ["not a word", "", ""],
    ["half a head", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: ", "408"],
    ["half a body", `${head}content-length: 1000\r\n\r\n{"first`, "408"],
    ["a body in pieces", `${head}transfer-encoding: chunked\r\n\r\n5\r\n{"fir\r\n`, "408"],
    ["no second request", "GET / HTTP/1.1\r\nhost: x\r\n\r\n", "200"],
  ])("%s", async (_, words, status) => {
    const port = await startSite({ patience: hasty });
    const received = await say(port, words);
    expect(received).toContain(status && `HTTP/1.1 ${status}`);
    expect(errors()).toEqual([]);
  });
});

describe("a caller who leaves is not an error of ours", () => {
  const bodies = [
    ["a call", "/functions/v1/create-booking", "application/json"],
    ["a sign-in", "/auth/v1/token?grant_type=password", "application/json"],
    ["a file", "/files/v1", "application/pdf"],
    ["a notice of the gateway", "/payments/payfast/itn", "application/x-www-form-urlencoded"],
    ["a form for the stand-in gateway", "/sandbox/payfast/eng/process", "application/x-www-form-urlencoded"],
  ] as const;
  const lengths = [
    ["whose length was announced", "content-length: 5000\r\n\r\nhalf"],
    ["sent in pieces", "transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n"],
  ] as const;

  test.each(
    bodies.flatMap(([what, path, type]) => lengths.map(([how, rest]) => [`${what}, ${how}`, path, type, rest])),
  )("%s", async (_, path, type, rest) => {
    const port = await startSite();
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: ${type}\r\n${rest}`);
    await new Promise((resolve) => setTimeout(resolve, 60));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(errors()).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test("a reader who goes away in the middle of a page", async () => {
    const html = "x".repeat(20_000_000);
    const port = await startSite({ render: async () => ({ status: 200, html, error: undefined }) });
    const socket = net.connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n");
    await new Promise((resolve) => socket.once("data", resolve));
    socket.destroy();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(errors()).toEqual([]);
  });
});

describe("a page that breaks", () => {
  const store = () => pageStoreOf(site.app, { ...Object(site), address: Object() });
  const fault = new Error("the list of tours", { cause: new Error("a table is missing") });
  const failing = (error: Error) => ({ ...store(), read: () => Promise.reject(error) });
  const assets = () => ({ styles: [], wake: "", scripts: [] });

  test("its loader's error is logged once, with its cause, under the code that the visitor sees", async () => {
    const port = await startSite({ render: (path) => renderPage(path, failing(fault), assets) });
    const answer = await fetch(`http://127.0.0.1:${port}/tours`);
    const html = await answer.text();
    expect(answer.status).toBe(500);
    expect(errors()).toHaveLength(1);
    const [{ code, err, page }] = errors();
    expect(err).toMatchObject({
      message: "the list of tours (a table is missing)",
      stack: expect.stringContaining("serve-site.test.ts"),
      cause: { message: "a table is missing", stack: expect.stringContaining("serve-site.test.ts") },
    });
    expect(page).toBe("/tours");
    // In what is read, and in what the browser's script goes on with for each of the three loaders; never the error itself.
    expect(html.split(code)).toHaveLength(5);
    expect(html).not.toContain("the list of tours");
  });

  test("for want of the database is asked to come again", async () => {
    const port = await startSite({ render: (path) => renderPage(path, failing(new DatabaseBusy("busy")), assets) });
    expect((await fetch(`http://127.0.0.1:${port}/tours`)).status).toBe(503);
  });

  test("that cannot even be drawn is the top-level screen: its code, three ways on, and closed details", async () => {
    const port = await startSite({ render: () => Promise.reject(fault) });
    const answer = await fetch(`http://127.0.0.1:${port}/tours`);
    const html = await answer.text();
    const [{ code }] = errors();
    expect(answer.status).toBe(500);
    expect(html).toContain("<h1>Something went wrong</h1>");
    expect([...html.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)].map(([, href, text]) => [text, href])).toEqual([
      ["Try Again", ""],
      ["Refresh Page", ""],
      ["Go Home", "/"],
    ]);
    expect(html).toMatch(new RegExp(`<details>\\s*<summary>Error details</summary>\\s*<pre>Error code ${code}`));
    expect(html).not.toContain("the list of tours");
  });
});
