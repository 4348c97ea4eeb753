import { defineConfig } from "@playwright/test";

/** Journeys in a real browser against the built site, and tests of whole processes. */
export default defineConfig({
  testDir: "tests",
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  outputDir: ".cache/browser-tests",
  use: {
    baseURL: "http://127.0.0.1:4310",
    video: "off",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.E2E_BROWSER && { executablePath: process.env.E2E_BROWSER }),
      args: JSON.parse(process.env.E2E_BROWSER_ARGS || "[]"),
      env: { ...process.env, ...JSON.parse(process.env.E2E_BROWSER_ENV || "{}") },
    },
  },
  webServer: {
    command: "node dist/server/server.js",
    url: "http://127.0.0.1:4310/healthz",
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: {
      NODE_ENV: "production",
      PORT: "4310",
      DATA_DIR: ".cache/browser-test-data",
      RATE_LIMIT: "off",
      LOG_LEVEL: "warn",
    },
  },
});
