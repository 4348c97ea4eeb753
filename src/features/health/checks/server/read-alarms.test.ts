import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { readAlarms } from "./read-alarms.ts";

// Reading existing alarms is tested in raise-alarms.test.ts.
test("before any settings are saved, there are no recipients and no alarms", () =>
  inTransaction(async (ctx) => {
    expect((await readAlarms(ctx, {})).value).toMatchObject({ emails: [], webhook_url: "", version: 0, alarms: [] });
  }));
