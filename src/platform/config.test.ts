import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigIsWrong, environment } from "./environment.ts";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "cts-config-"));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env });
const server = { DATABASE_URL: "postgres://db/cts", SITE_URL: "https://cts.example", APP_SECRET: "x".repeat(32) };

test("with nothing set it is the demo on this machine alone", () => {
  expect(read({})).toMatchObject({ port: 3000, host: "127.0.0.1", demo: true, worksHere: true, limitsRates: true });
});

test("with a database server it is not the demo and listens to all", () => {
  expect(read(server)).toMatchObject({ demo: false, host: "0.0.0.0", databaseUrl: "postgres://db/cts" });
  expect(read({ ...server, DEMO: "1" })).toMatchObject({ demo: true, host: "127.0.0.1" });
  expect(read({ DEMO: "0" })).toMatchObject({ demo: false });
});

test("our team needs a second factor, except in the demo, unless someone says otherwise", () => {
  expect(read({}).staffNeedsFactor).toBe(false);
  expect(read(server).staffNeedsFactor).toBe(true);
  expect(read({ ...server, REQUIRE_STAFF_MFA: "off" }).staffNeedsFactor).toBe(false);
  expect(read({ REQUIRE_STAFF_MFA: "on" }).staffNeedsFactor).toBe(true);
});

test("the secret made for the embedded database is the same at the next start", () => {
  expect(read({}).appSecret).toBe(read({}).appSecret);
  expect(read({}).appSecret.length).toBeGreaterThan(40);
});

test("visits are counted here, or at a service that knows the site by its host or by another name", () => {
  const url = "https://plausible.example/api/event";
  expect(read(server).analytics).toBeUndefined();
  expect(read({ ...server, ANALYTICS_URL: url }).analytics).toEqual({ url, domain: "cts.example" });
  const named = { ...server, SITE_URL: "https://www.cts.example", ANALYTICS_URL: url };
  expect(read(named).analytics?.domain).toBe("cts.example");
  expect(read({ ...named, ANALYTICS_DOMAIN: "shuttle" }).analytics?.domain).toBe("shuttle");
  expect(() => read({ ...server, ANALYTICS_URL: "plausible" })).toThrow(ConfigIsWrong);
});

const payfast = {
  PAYFAST_MERCHANT_ID: "10000100",
  PAYFAST_MERCHANT_KEY: "46f0cd694581a",
  PAYFAST_PASSPHRASE: "a-b_c.1",
};

test("the stand-in gateway serves the demo, and elsewhere only those who asks for it", () => {
  expect(read({})).toMatchObject({ payfast: undefined, hasStandInGateway: true });
  expect(read(server)).toMatchObject({ payfast: undefined, hasStandInGateway: false });
  expect(read({ ...server, PAYFAST_MODE: "sandbox" })).toMatchObject({ hasStandInGateway: true });
  expect(read(payfast)).toMatchObject({
    hasStandInGateway: false,
    payfast: { mode: "sandbox", merchantId: "10000100" },
  });
  expect(read({ ...payfast, PAYFAST_MODE: "live" }).payfast?.mode).toBe("live");
});

test("a street map and roads come from the folder that is named, and without one from nowhere", () => {
  expect(read({}).mapDataDir).toBeUndefined();
  expect(read({ MAP_DATA_DIR: "" }).mapDataDir).toBeUndefined();
  expect(read({ MAP_DATA_DIR: dataDir }).mapDataDir).toBe(path.resolve(dataDir));
});

test("the demo’s day goes on by itself, unless someone says otherwise; no other company’s does", () => {
  expect(read({}).hasLiveDemo).toBe(true);
  expect(read({ DEMO_LIVE: "0" }).hasLiveDemo).toBe(false);
  expect(read({ ...server, DEMO_LIVE: "1" }).hasLiveDemo).toBe(false);
});

describe("a wrong value stops the start", () => {
  test.each([
    ["PORT", { PORT: "many" }, "PORT must be a number"],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x" }, "DATABASE_URL must start with postgres://"],
    ["SITE_URL", { SITE_URL: "capetown" }, "SITE_URL must be an address"],
    ["APP_SECRET", { APP_SECRET: "short" }, "APP_SECRET must have at least 32 characters"],
    ["APP_SECRET_OLD", { APP_SECRET_OLD: "short" }, "APP_SECRET_OLD must have at least 32 characters"],
    ["REQUIRE_STAFF_MFA", { REQUIRE_STAFF_MFA: "yes" }, "REQUIRE_STAFF_MFA must be on or off"],
    ["SMTP_URL", { SMTP_URL: "mail.example" }, "SMTP_URL must start with smtp://"],
    ["DEMO", { DEMO: "yes" }, "DEMO must be 0 or 1"],
    ["DEMO_LIVE", { DEMO_LIVE: "no" }, "DEMO_LIVE must be 0 or 1"],
    ["MAP_DATA_DIR", { MAP_DATA_DIR: path.join(dataDir, "nowhere") }, "MAP_DATA_DIR must name a folder that exists"],
    ["a secret missing beside a server", { ...server, APP_SECRET: "" }, "APP_SECRET must be set"],
    ["a language model without its key", { AI_API_URL: "https://ai.example/v1" }, "AI_API_KEY"],
    ["a merchant without its key", { PAYFAST_MERCHANT_ID: "1" }, "PAYFAST_MERCHANT_KEY and PAYFAST_PASSPHRASE"],
    [
      "a passphrase PayFast would encode twice",
      { ...payfast, PAYFAST_PASSPHRASE: "a b" },
      "PAYFAST_PASSPHRASE may have",
    ],
    ["real money without a merchant", { PAYFAST_MODE: "live" }, "PAYFAST_MERCHANT_ID must be set"],
    ["no limits for the whole world", { RATE_LIMIT: "off", HOST: "0.0.0.0" }, "only while HOST is a loopback address"],
  ])("%s", (_name, env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
    expect(() => read(env)).toThrow(ConfigIsWrong);
  });

  test("every wrong value is in the list", () => {
    expect(() => read({ PORT: "many", DEMO: "yes" })).toThrow(/PORT.*DEMO/s);
  });
});

test(".env.example names every key, in order, and no other", () => {
  const example = fs.readFileSync(".env.example", "utf8");
  const keys = [...example.matchAll(/^#?\s?([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(keys).toEqual(Object.keys(environment.shape));
});
