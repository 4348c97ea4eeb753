import { expect, test } from "vitest";
import { secretMarks } from "#db/schema/health.ts";
import { settings } from "#db/schema/settings.ts";
import { addHours } from "#domain/time/local-time.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { checkList } from "../../checks/server/check-list.ts";
import { noteSecrets } from "./note-secrets.ts";
import { secretsStatus } from "./secrets-status.ts";

test("a secret shows whether and since when it is set, a change is detected, and no value or length is stored or shown", () =>
  inTransaction(async (ctx) => {
    const secrets = { set: ["APP_SECRET", "PAYFAST_PASSPHRASE"], sandbox: ["PAYFAST_PASSPHRASE"] };
    const values = { APP_SECRET: "first-value-of-it", PAYFAST_PASSPHRASE: "jt7NOE" };
    const later = { ...ctx, secrets, now: addHours(testNow, 5) };
    await noteSecrets(ctx, values);
    await noteSecrets(later, { ...values, APP_SECRET: "second-value-of-it" });
    const shown = (await secretsStatus(later, {})).value.secrets;
    expect(shown.filter(({ is_set }) => is_set)).toMatchObject([
      { name: "APP_SECRET", is_sandbox: false, changed_at: later.now.toISOString() },
      { name: "PAYFAST_PASSPHRASE", is_sandbox: true, changed_at: testNow.toISOString() },
    ]);
    expect(shown.at(-1)).toMatchObject({ title: "Signing key of the alarm webhook", is_set: false, changed_at: null });
    await ctx.db
      .insert(settings)
      .values({ name: "alarms", value: { webhookUrl: "https://41.0.0.7/in" }, updatedAt: ctx.now });
    const [signed] = (await secretsStatus(later, {})).value.secrets.slice(-1);
    expect(signed).toMatchObject({ is_set: true, changed_at: later.now.toISOString() });
    expect(shown.find(({ name }) => name === "SMTP_URL")).toMatchObject({ is_set: false, changed_at: null });
    const kept = JSON.stringify([shown, await ctx.db.select().from(secretMarks)]);
    for (const value of ["first-value", "second-value", "jt7NOE"]) expect(kept).not.toContain(value);
    const marks = await ctx.db.select().from(secretMarks);
    expect(new Set(marks.map(({ mark }) => mark.length)).size).toBe(1);
    const checks = checkList.map(({ id }) => id);
    expect(shown.filter(({ check }) => check !== null && !checks.includes(check))).toEqual([]);
  }));
