import { expect, test } from "vitest";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { aService, saveOfService } from "#testing/builders/services/a-service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { saveService } from "./save-service.ts";
import { findServiceRow } from "./views.ts";

test("a new service is paused at the end of the menu, and is not the usual one of its kind", () =>
  inTransaction(async (ctx, world) => {
    expect(await saveService(ctx, saveOfService())).toEqual({
      ok: true,
      value: { slug: "wine-farm-transfer", version: 1 },
    });
    expect(await findServiceRow(ctx.db, "wine-farm-transfer")).toMatchObject({
      state: "paused",
      position: 10,
      choice: null,
      facts: { isUsual: false, kind: "airport_transfer" },
    });
    expect(world.siteTouched).toBe(1);
  }));

test.each([
  ["the page of another service", { slug: "coach-hire" }, "address_taken"],
  ["the booking page of another service", { service: { ...aService, bookSlug: "car-hire" } }, "address_taken"],
  ["the booking page of a tour", { service: { ...aService, bookSlug: "winelands" } }, "address_taken"],
  ["the name of another service", { service: { ...aService, name: "coach hire" } }, "name_taken"],
  ["a tour, which is added under Tours", { service: { ...aService, kind: "day_tour" } }, "other_kind"],
] as const)("%s is refused", (_what, changes, reason) =>
  inTransaction(async (ctx) => {
    expect(await saveService(ctx, saveOfService(changes))).toMatchObject({ ok: false, reason });
  }),
);

test("an edit keeps the usual one the usual one; its kind stays, and an older version is refused", () =>
  inTransaction(async (ctx) => {
    const renamed = { ...aService, name: "Airport run", bookSlug: "airport-transfer" };
    const edit = (version: number, service = renamed) =>
      saveService(ctx, saveOfService({ slug: "airport-transfers", version, service }));
    expect(await edit(1)).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await findServiceRow(ctx.db, "airport-transfers")).toMatchObject({
      facts: { isUsual: true },
      words: { en: { name: "Airport run" } },
    });
    expect(await edit(1)).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await edit(2, { ...renamed, kind: "custom" })).toMatchObject({ ok: false, reason: "other_kind" });
  }));

test("its cover and the pictures of its page keep their sizes as they are stored", () =>
  inTransaction(async (ctx) => {
    const [cover, other] = [await aPicture(ctx, "The cellar", 1), await aPicture(ctx, "The vines", 2)];
    const page = aService.page && { ...aService.page, gallery: [other] };
    await saveService(ctx, saveOfService({ service: { ...aService, picture: { ...cover, width: 9999 }, page } }));
    expect((await findServiceRow(ctx.db, "wine-farm-transfer"))?.words.en).toMatchObject({
      picture: cover,
      page: { gallery: [other] },
    });
  }));

test("a page needs the address of its booking page, and the other way round", () => {
  expect(() => saveOfService({ service: { ...aService, bookSlug: "" } })).toThrow("booking page");
  expect(() => saveOfService({ service: { ...aService, page: null } })).toThrow("booking page");
});
