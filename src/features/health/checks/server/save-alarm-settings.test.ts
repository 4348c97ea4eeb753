import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
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

test("a webhook within our own network is refused before the transaction, in which no name is looked up", () =>
  inTransaction(async (ctx) => {
    const input = { emails: [], version: 0 };
    for (const webhook_url of ["https://127.0.0.1/in", "https://[fd00::1]/in", "https://192.168.1.20:8443/in"])
      expect(await saveAlarmSettings.before(ctx, { ...input, webhook_url })).toEqual(refuse("not_public"));
    const outside = { leadsInside: () => Promise.reject(new Error("A name was looked up.")) };
    const webhook_url = "https://hooks.example.co.za/in";
    expect(await saveAlarmSettings(handing(ctx, { outside }), { ...input, webhook_url })).toMatchObject({ ok: true });
    await expect(saveAlarmSettings.before(handing(ctx, { outside }), { ...input, webhook_url })).rejects.toThrow();
  }));
