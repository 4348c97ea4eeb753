import { expect, test } from "vitest";
import { affectedSources } from "#domain/privacy/breach.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { noCriteria } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { findAffected } from "./find-affected.ts";

test("people are counted once over every kind of record, in a period or from a list", () =>
  inDemo(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const count = async (criteria: object) => (await findAffected(team, { ...noCriteria, ...criteria })).value.count;
    const today = localDateOf(testNow);
    expect(await count({})).toBe(0);
    const everyone = await count({ sources: [...affectedSources] });
    const ever = await count({ sources: ["bookings"] });
    const now = await count({ sources: ["bookings"], from: today, until: today });
    expect(everyone).toBeGreaterThan(ever);
    expect(ever).toBeGreaterThan(now);
    const { rows } = await ctx.db.execute(
      "select count(distinct lower(email))::int as count from enquiries where email like '%@%.%' and email not like '%.invalid'",
    );
    expect(await count({ sources: ["enquiries"] })).toBe(rows[0]?.count);
    expect(await count({ addresses: "a@example.com, A@EXAMPLE.com; no address" })).toBe(1);
  }));
