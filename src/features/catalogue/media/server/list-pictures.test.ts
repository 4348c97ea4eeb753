import { expect, test } from "vitest";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { aNewPage, opening, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { describePicture } from "./describe-picture.ts";
import { listPictures } from "./list-pictures.ts";

const usual = { search: "", after: null, size: 10 } as const;

test("pictures are found by name and by what they show, page by page, with where each is used", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const [van, bay] = [await aPicture(team, "", 1), await aPicture(team, "", 2)];
    const words = { version: 1, focus_x: 50, focus_y: 50 };
    await describePicture(team, { ...words, hash: van.hash, name: "Fleet 7", alt: "A van at the harbour" });
    await describePicture(team, { ...words, hash: bay.hash, name: "", alt: "100% sunshine" });
    const id = await aNewPage(team);
    const placed = { id: van.hash, alt: "The van", isDecorative: false };
    await saveDraft(team, id, [
      opening(),
      aBlock("cards", "c", { cards: [{ title: "A", text: "", picture: placed, to: null }] }),
    ]);
    const found = async (search: string) =>
      (await listPictures(team, { ...usual, search })).value.pictures.map(({ hash, uses }) => [hash, uses]);
    const use = { of: "page", id, name: "Winter" };
    expect(await found("HARBOUR")).toEqual([[van.hash, [use]]]);
    expect(await found("fleet 7")).toEqual([[van.hash, [use]]]);
    expect(await found("100%")).toEqual([[bay.hash, []]]);
    expect(await found("_")).toEqual([]);
    const first = (await listPictures(team, { ...usual, size: 1 })).value;
    const second = (await listPictures(team, { ...usual, size: 1, after: first.next })).value;
    expect(new Set([...first.pictures, ...second.pictures].map(({ hash }) => hash))).toEqual(
      new Set([van.hash, bay.hash]),
    );
    expect(second.next).toBeNull();
  }));
