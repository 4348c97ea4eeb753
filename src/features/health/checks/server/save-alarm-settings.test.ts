import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { alarmContract } from "../alarm-contract.ts";
import { readAlarms } from "./read-alarms.ts";
import { saveAlarmSettings } from "./save-alarm-settings.ts";

test("recipients are saved once each; if two save at the same time, the second is asked to look again", () =>
  inTransaction(async (ctx) => {
    const first = { emails: ["ops@example.co.za", "ops@example.co.za"], webhook_url: "", version: 0 };
    expect(await saveAlarmSettings(ctx, first)).toMatchObject({ ok: true, value: { version: 1 } });
    expect(await saveAlarmSettings(ctx, first)).toMatchObject({ ok: false, reason: "stale" });
    const second = { emails: [], webhook_url: "https://41.0.0.7/in", version: 1 };
    expect(await saveAlarmSettings(ctx, second)).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await saveAlarmSettings(ctx, second)).toMatchObject({ ok: false, reason: "stale" });
    expect((await readAlarms(ctx, {})).value).toMatchObject({
      emails: [],
      webhook_url: second.webhook_url,
      version: 2,
    });
  }));

test.each(["http://example.co.za", "https://", "https://user@example.co.za", "ftp://example.co.za", "example.co.za"])(
  "a webhook at %s is refused",
  (webhook_url) => {
    const input = { emails: [], webhook_url, version: 0 };
    expect(alarmContract.saveAlarmSettings.input.safeParse(input).success).toBe(false);
  },
);

test("a webhook within our own network is refused when it is entered, and nothing is saved", () =>
  inTransaction(async (ctx) => {
    const input = { emails: [], version: 0 };
    for (const webhook_url of ["https://127.0.0.1/in", "https://[fd00::1]/in", "https://192.168.1.20:8443/in"])
      expect(await saveAlarmSettings(ctx, { ...input, webhook_url })).toMatchObject({
        ok: false,
        reason: "not_public",
      });
    expect((await readAlarms(ctx, {})).value).toMatchObject({ webhook_url: "", version: 0 });
  }));
