import { expect, test } from "vitest";
import { settings } from "#db/schema/settings.ts";
import { aBreachForm } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordBreach } from "./record-breach.ts";

test("its clock starts at the discovery, and a task asks for the notices", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const later = aBreachForm({ discovered_at: "2027-01-01T08:00:00.000Z" });
    expect(await recordBreach(team, later)).toMatchObject({ reason: "not_yet" });
    expect(await recordBreach(team, aBreachForm())).toMatchObject({ ok: true });
    expect(world.events).toMatchObject([
      { type: "task.wanted", kind: "handle_breach", dueAt: "2026-11-21T08:00:00.000Z" },
    ]);
  }));

test("the company sets the length of the clock", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const kept = { version: 1, updatedAt: ctx.now, updatedBy: null };
    await ctx.db.insert(settings).values({ name: "privacy", value: { breachHours: 24 }, ...kept });
    expect(await recordBreach(team, aBreachForm())).toMatchObject({ ok: true });
    expect(world.events).toMatchObject([{ kind: "handle_breach", dueAt: "2026-11-19T08:00:00.000Z" }]);
  }));
