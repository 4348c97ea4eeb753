import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { tariffs } from "#db/schema/pricing.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { TariffSection } from "#features/pricing/ui/tariff-section.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const versions = {
  "the only one": [],
  "with one to come": [{ version: 9002, days: 10, state: "active" }],
  "with a newer one in force": [{ version: 9002, days: -1, state: "active" }],
  "with a newer one retired": [{ version: 9002, days: -1, state: "retired" }],
} as const;

test.each(Object.keys(versions) as (keyof typeof versions)[])(
  "a tariff, %s, is retired where that is offered",
  (what) =>
    inTransaction(async (ctx) => {
      const admin = await asTeam(ctx, "admin");
      lookAs(admin);
      const [first] = await ctx.db.select().from(tariffs).limit(1);
      if (!first) throw new Error("There is no tariff.");
      await ctx.db.delete(tariffs).where(eq(tariffs.state, "retired"));
      for (const { version, days, state } of versions[what]) {
        const validFrom = addDays(localDateOf(ctx.now), days);
        await ctx.db.insert(tariffs).values({ ...first, version, validFrom, state });
      }
      const offered = await pressOffered(admin, <TariffSection onUnsaved={() => {}} />, {
        ready: () => screen.getByText("Versions"),
        asks: { Compare: null },
      });
      const retired = Object.keys(offered).filter((name) => name.startsWith("Retire"));
      const expected = { "with one to come": 1, "with a newer one in force": 2 } as const;
      expect(retired.length).toBe(expected[what as keyof typeof expected] ?? 0);
    }),
);
