import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { aMaintenance } from "#testing/builders/people/a-maintenance.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { siteNotice } from "./site-notice.ts";
import { startMaintenance } from "./start-maintenance.ts";

test("pages have a banner with the end and our number while it is on, and none otherwise", () =>
  inTransaction(async (ctx) => {
    const textAt = async (minutes: number) =>
      (await siteNotice({ ...ctx, now: addMinutes(testNow, minutes) }, {})).value.text;
    expect(await textAt(0)).toBe("");
    await startMaintenance(await asSuperUser(ctx), aMaintenance);
    expect(await textAt(1)).toMatch(/closed for maintenance until .* please (call \+27|contact us)/);
    expect(await textAt(30)).toBe("");
  }));
