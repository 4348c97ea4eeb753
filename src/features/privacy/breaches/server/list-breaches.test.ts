import { expect, test } from "vitest";
import { aBreach, breachNow } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listBreaches } from "./list-breaches.ts";

test("latest first, with clocks and counts", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const late = await aBreach(team, {}, "a@example.com b@example.com");
    const early = await aBreach(team, { discovered_at: "2026-11-01T08:00:00.000Z" });
    const { breaches } = (await listBreaches(team, { breach_id: null })).value;
    expect(breaches.map(({ id }) => id)).toEqual([late, early]);
    expect(await breachNow(team, early)).toMatchObject({ clock: { state: "overdue" }, people: 0 });
    expect(await breachNow(team, late)).toMatchObject({ clock: { state: "running" }, people: 2, notified: 0 });
  }));
