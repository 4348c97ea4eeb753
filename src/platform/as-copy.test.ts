import { expect, test } from "vitest";
import { asCopy } from "./as-copy.ts";
import { readConfig } from "./config.ts";

test("a copy reaches no one, whatever it is set up with", () => {
  const config = readConfig({
    DATABASE_URL: "postgres://localhost/shuttle",
    APP_SECRET: "a".repeat(32),
    SITE_URL: "https://shuttle.example",
    SMTP_URL: "smtp://mail.example",
    PAYFAST_MERCHANT_ID: "1",
    PAYFAST_MERCHANT_KEY: "2",
    PAYFAST_PASSPHRASE: "3",
    PAYFAST_MODE: "live",
    ANALYTICS_URL: "https://analytics.example",
    AI_API_URL: "https://models.example",
    AI_API_KEY: "4",
    AI_MODEL: "5",
    EXCHANGE_RATES_URL: "https://rates.example",
    FLIGHT_API_URL: "https://flights.example",
    FLIGHT_API_KEY: "6",
    ROUTING_URL: "https://routing.example",
    BACKUP_DIR: "/backup",
    PUSH_HOSTS: "push.example",
  });
  expect(config).toMatchObject({ payfast: { mode: "live" }, backup: { at: "02:30", keep: { days: 7 } } });
  const addresses = JSON.stringify(asCopy(config)).match(/\w+\.example/g);
  expect(addresses).toEqual(["shuttle.example"]);
  expect(asCopy(config)).toMatchObject({
    isCopy: true,
    hasStandInGateway: true,
    payfast: undefined,
    backup: undefined,
  });
});
