import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aTour, saveOf } from "#testing/builders/services/a-tour.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { saveTour } from "./save-tour.ts";
import { findTourRow } from "./views.ts";

test("a new tour is a draft at the end of the list, and what changed is on record", () =>
  inTransaction(async (transaction) => {
    const ctx = await askingAs(transaction, { roles: ["admin"] });
    expect(await saveTour(ctx, saveOf())).toEqual({ ok: true, value: { slug: "route-62", version: 1 } });
    expect(await findTourRow(ctx.db, "route-62")).toMatchObject({ state: "draft", position: 11, version: 1 });
    const rows = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "tour.added"));
    expect(rows).toMatchObject([{ subjectId: "route-62", actorId: ctx.userId }]);
  }));

test("a version older than the stored one is refused, and nothing is written over", () =>
  inTransaction(async (ctx) => {
    await saveTour(ctx, saveOf());
    await saveTour(ctx, saveOf({ version: 1, tour: { ...aTour, name: "Karoo" } }));
    expect(await saveTour(ctx, saveOf({ version: 1, tour: { ...aTour, name: "Montagu" } }))).toMatchObject({
      ok: false,
      reason: "changed_meanwhile",
    });
    expect((await findTourRow(ctx.db, "route-62"))?.words.en).toMatchObject({ name: "Karoo" });
  }));

test.each([
  ["the address of another tour", { slug: "winelands" }],
  ["the booking page of another tour", { tour: { ...aTour, bookSlug: "winelands" } }],
])("%s is taken", (_what, changes) =>
  inTransaction(async (ctx) => {
    expect(await saveTour(ctx, saveOf(changes))).toMatchObject({ ok: false, reason: "address_taken" });
  }),
);
