import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { partnerApplications } from "#db/schema/partners.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { addHours } from "#domain/time/local-time.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { forgetOldApplications } from "./forget-old-applications.ts";

test("an unsuccessful applicant is anonymised after a year, with every document; partners stay", () =>
  inDemo(
    async (ctx) => {
      const before = await ctx.db.select().from(partnerApplications);
      expect(before.some(({ state }) => state === "rejected")).toBe(true);
      await forgetOldApplications(ctx);
      const after = await ctx.db.select().from(partnerApplications);
      const ended = new Set(["submitted", "under_review", "info_requested", "rejected"]);
      for (const { id, state, contactName } of after) {
        expect(contactName === "Erased").toBe(ended.has(state));
        if (ended.has(state)) expect(await ctx.db.$count(storedFiles, eq(storedFiles.ownerId, id))).toBe(0);
      }
    },
    { now: addHours(testNow, 24 * 370) },
  ));

test("and not a day sooner", () =>
  inDemo(async (ctx) => {
    await ctx.db.update(partnerApplications).set({ updatedAt: addHours(ctx.now, -24 * 364) });
    await forgetOldApplications(ctx);
    expect(await ctx.db.$count(partnerApplications, eq(partnerApplications.contactName, "Erased"))).toBe(0);
  }));
