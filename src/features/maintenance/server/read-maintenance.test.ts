import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aMaintenance } from "#testing/builders/people/a-maintenance.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readMaintenance } from "./read-maintenance.ts";
import { startMaintenance } from "./start-maintenance.ts";

test("one whose time is over is past, also before the task has noted its end", () =>
  inTransaction(async (ctx) => {
    const boss = await asSuperUser(ctx);
    expect((await readMaintenance(boss, {})).value).toEqual({ current: null, past: [] });
    await startMaintenance(boss, aMaintenance);
    expect((await readMaintenance(boss, {})).value).toMatchObject({ current: { ended_at: null }, past: [] });
    expect((await readMaintenance({ ...boss, now: addMinutes(testNow, 31) }, {})).value).toMatchObject({
      current: null,
      past: [{ ended_at: aMaintenance.until, ended_by: null }],
    });
  }));
