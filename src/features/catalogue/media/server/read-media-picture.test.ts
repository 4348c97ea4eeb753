import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readMediaPicture } from "./read-media-picture.ts";

test("a picture says how many of its copies are made", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { hash } = await aPicture(team);
    expect(await readMediaPicture(team, { hash })).toMatchObject({
      value: { width: 1600, widths: [640, 1600], copies_made: 0, copies_wanted: 6, is_damaged: false, uses: [] },
    });
    expect(await readMediaPicture(team, { hash: "0".repeat(32) })).toMatchObject({ reason: "not_found" });
  }));
