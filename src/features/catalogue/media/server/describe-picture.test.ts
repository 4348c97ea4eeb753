import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { forgetUnusedPictures } from "../../server/forget-unused-pictures.ts";
import { describePicture } from "./describe-picture.ts";
import { readMediaPicture } from "./read-media-picture.ts";

const words = { name: "Bay", alt: "The bay at noon", focus_x: 20, focus_y: 80 };

test("what a picture shows and what matters on it is kept, and pages are drawn again", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { hash } = await aPicture(team);
    expect(await describePicture(team, { hash, version: 1, ...words })).toMatchObject({
      value: { ...words, version: 2 },
    });
    expect(await readMediaPicture(team, { hash })).toMatchObject({ value: words });
    expect(await describePicture(team, { hash, version: 1, ...words, alt: "Another" })).toMatchObject({
      reason: "changed_meanwhile",
    });
    expect(await describePicture(team, { hash: "0".repeat(32), version: 1, ...words })).toMatchObject({
      reason: "not_found",
    });
    expect(world.siteTouched).toBe(1);
  }));

test("a picture with a description belongs to the library and is not forgotten", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { hash } = await aPicture(team);
    await describePicture(team, { hash, version: 1, ...words });
    await forgetUnusedPictures({ ...team, now: addHours(ctx.now, 24 * 30) });
    expect(await readMediaPicture(team, { hash })).toMatchObject({ ok: true });
  }));
