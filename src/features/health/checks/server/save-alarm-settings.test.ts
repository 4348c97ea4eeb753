import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { alarmContract } from "../alarm-contract.ts";
import { readAlarms } from "./read-alarms.ts";
import { saveAlarmSettings } from "./save-alarm-settings.ts";

test("recipients are saved once each; of two who save at the same time the second is asked to look again", () =>
  inTransaction(async (ctx) => {
    const first = { emails: ["ops@example.co.za", "ops@example.co.za"], webhook_url: "", version: 0 };
    expect(await saveAlarmSettings(ctx, first)).toMatchObject({ ok: true, value: { version: 1 } });
    expect(await saveAlarmSettings(ctx, first)).toMatchObject({ ok: false, reason: "stale" });
    const second = { emails: [], webhook_url: "https://example.co.za/in", version: 1 };
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
