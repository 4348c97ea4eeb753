import { defineConfig } from "@playwright/test";
import { browserSwitches } from "./tests/browser-switches.ts";
import { freePort } from "./tests/site-process.ts";

// Any free port, so that two runs on one machine do not meet; the workers inherit it.
process.env.E2E_PORT ??= String(await freePort());
const site = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Journeys in a real browser against the built site. */
export default defineConfig({
  testDir: "tests",
  // tests/processes need no browser, and vitest runs them.
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  // A press that missed must not undo a day's work. What passed only at the second attempt is counted and named at the end.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 40_000 },
  outputDir: ".cache/browser-tests",
  use: {
    baseURL: site,
    // What cannot be pressed within this is missing, and the test need not wait for its own end.
    actionTimeout: 30_000,
    video: "off",
    screenshot: "only-on-failure",
    // Tests of motion ask for it. To the rest it costs time, and every press waits until what moves has come to rest.
    contextOptions: { reducedMotion: "reduce" },
    // A trace films every test, also those that pass, and doubles their time: TRACE=1 when a failure needs it.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: {
      ...(process.env.E2E_BROWSER && { executablePath: process.env.E2E_BROWSER }),
      args: [...browserSwitches, ...JSON.parse(process.env.E2E_BROWSER_ARGS || "[]")],
      env: { ...process.env, ...JSON.parse(process.env.E2E_BROWSER_ENV || "{}") },
    },
  },
  webServer: {
    command: "node dist/server/server.js",
    url: `${site}/healthz`,
    timeout: 120_000,
    reuseExistingServer: false,
    // The reporter keeps its log for a test that fails.
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: ".cache/compiled",
      PORT: process.env.E2E_PORT,
      DATA_DIR: `.cache/browser-test-data-${process.env.E2E_PORT}`,
      RATE_LIMIT: "off",
      // Tests decide what happens.
      DEMO_LIVE: "0",
      UNDO_WINDOW: "0",
      LOG_LEVEL: "warn",
    },
  },
});
