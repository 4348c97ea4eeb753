import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { placedPictures } from "./placed-pictures.ts";

test("the photographs of a draft come with their sizes; one that was deleted is left out", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { hash } = await aPicture(team);
    const read = await placedPictures(team, { hashes: [hash, "0".repeat(32)] });
    expect(read).toMatchObject({ value: { pictures: { [hash]: { width: 1600, widths: [640, 1600] } } } });
    expect(Object.keys(read.value.pictures)).toEqual([hash]);
  }));
