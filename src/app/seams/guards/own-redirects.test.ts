import fs from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startingCatalogue } from "#domain/catalogue/catalogue.ts";
import { landing } from "#features/accounts/ui/use-landing.ts";
import { createLogger } from "#platform/logger.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { openTestSite } from "#testing/test-site.ts";
import { addressesOfSold } from "../../record-addresses.ts";
import { createSiteServer } from "../../serve-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
let server: ReturnType<typeof createSiteServer>;

beforeAll(async () => {
  site = await openTestSite();
  server = createSiteServer({
    app: site.app,
    files: new Map(),
    siteUrl: "http://localhost",
    siteVersion: () => 1,
    logo: async () => "",
    records: async () => addressesOfSold(startingCatalogue),
    log: createLogger("silent"),
    render: async () => ({ status: 404, html: "<p>Hi</p>", error: undefined }),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await site.close();
});

const others = [
  "//other.example",
  "///other.example",
  "/\\other.example",
  "\\\\other.example",
  "/\\/other.example",
  "https://other.example",
  "http://other.example:80",
  "HTTPS://other.example",
  "https:other.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/%5Cother.example",
  "/%2F%2Fother.example",
  "/%09/other.example",
  "/\t/other.example",
  "/./\\other.example",
  "/..//other.example",
  "/tours/..//other.example",
  "//other.example@x",
];
const targets = others.flatMap((other) => [other, `${other}/`, `${other}/tours/`, `${other}//`, `${other}/?a=1`]);

/** Where a browser at our site would go. */
const hostOf = (location: string) => new URL(location, "http://localhost/here").host;

/** Asks in exactly these words: a client would tidy them up. */
const ask = (target: string): Promise<string> =>
  new Promise((resolve) => {
    let received = "";
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`),
    );
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("error", () => resolve(received));
    socket.on("close", () => resolve(received));
  });

test.each(targets)("asked for %j, the site sends no one away", async (target) => {
  const location = /^location: (.*)$/im.exec(await ask(target))?.[1]?.trim();
  expect(location === undefined ? "localhost" : hostOf(location)).toBe("localhost");
});

test("a page with a slash at its end still moves", async () => {
  expect(await ask("/tours/?a=1")).toMatch(/^location: \/tours\?a=1\r$/im);
});

test.each(targets)("?next=%j leads nowhere else", (next) => {
  for (const text of [next, decodeURIComponent(next)]) expect(hostOf(landing(text, []))).toBe("localhost");
});

/** Every file that answers with a redirect or goes where an address says, and what that address is. */
const redirecting: Readonly<Record<string, string>> = {
  "src/app/serve-site.ts": "movedTo, above, and the company’s own logo",
  "src/app/serve-development.ts": "movedTo, above",
  "src/app/live-page-routes.tsx": "our own path and a token",
  "src/features/partners/cards/server/serve-cards.ts": "our own booking page, or WhatsApp with our own number",
  "src/features/backup/export/ui/export-card.tsx": "our own path and a token, as the server sent it",
  "src/features/accounts/ui/arrival-step.tsx": "landing, above",
  "src/features/accounts/ui/signed-in-area.tsx": "our own sign-in page",
  "src/sandbox/flights/flight-routes.ts": "our own path",
  "src/sandbox/payfast/gateway-routes.ts": "isOwnPath, else its own page",
  "src/sandbox/phones/phone-routes.ts": "our own path and digits",
};

test("whatever else redirects is looked at here first", async () => {
  const matches: string[] = [];
  const redirect =
    /\.redirect\(|\blocation: moved|writeHead\([^)]*\blocation\b|<Navigate to=|location\.(?:assign|replace)\(|location\.href =/;
  for await (const file of fs.glob("src/{app,features,shells,platform,sandbox}/**/*.{ts,tsx}"))
    if (!/\.test\.tsx?$/.test(file) && redirect.test(await fs.readFile(file, "utf8"))) matches.push(file);
  expectListed(matches, Object.keys(redirecting), "redirecting in src/app/seams/guards/own-redirects.test.ts");
});
