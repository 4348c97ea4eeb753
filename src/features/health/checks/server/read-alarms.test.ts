import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { readAlarms } from "./read-alarms.ts";

// With alarms: raise-alarms.test.ts.
test("before anything was saved, no one is entered and nothing has been raised", () =>
  inTransaction(async (ctx) => {
    expect((await readAlarms(ctx, {})).value).toMatchObject({ emails: [], webhook_url: "", version: 0, alarms: [] });
  }));
