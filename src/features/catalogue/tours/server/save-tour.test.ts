import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
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

test("pictures keep their order and their words; their sizes are those that are stored", () =>
  inTransaction(async (ctx) => {
    const [cover, other] = [await aPicture(ctx, "The valley", 1), await aPicture(ctx, "The pass", 2)];
    const tour = { ...aTour, picture: { ...cover, width: 9999, widths: [1] }, gallery: [other] };
    await saveTour(ctx, saveOf({ tour }));
    expect((await findTourRow(ctx.db, "route-62"))?.words.en).toMatchObject({ picture: cover, gallery: [other] });
  }));

test("a picture that is no longer there is refused, and nothing is saved", () =>
  inTransaction(async (ctx) => {
    const gone = { ...(await aPicture(ctx)), hash: "0".repeat(32) };
    expect(await saveTour(ctx, saveOf({ tour: { ...aTour, gallery: [gone] } }))).toMatchObject({
      ok: false,
      reason: "picture_gone",
    });
    expect(await findTourRow(ctx.db, "route-62")).toBeUndefined();
  }));

test("a picture without words for what it shows is not taken", () => {
  const silent = {
    kind: "uploaded" as const,
    hash: "0".repeat(32),
    width: 1600,
    height: 900,
    widths: [1600],
    alt: " ",
  };
  expect(() => saveOf({ tour: { ...aTour, picture: silent } })).toThrow("Describe each picture");
});
