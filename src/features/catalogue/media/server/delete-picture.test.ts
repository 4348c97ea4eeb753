import { expect, test } from "vitest";
import { storedFiles } from "#db/schema/platform.ts";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { aNewPage, opening, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { deletePicture } from "./delete-picture.ts";

test("a picture that visitors see stays, even if the draft no longer shows it", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { hash } = await aPicture(team);
    const picture = { id: hash, alt: "The valley at noon", isDecorative: false };
    const id = await aNewPage(team);
    await saveDraft(team, id, [aBlock("hero", "opening", { title: "Winter", picture })]);
    expect(await publishNow(team, id)).toMatchObject({ ok: true });
    await saveDraft(team, id, [opening()]);
    expect(await deletePicture(team, { hash })).toEqual({
      ok: false,
      reason: "in_use",
      details: { uses: [{ of: "page", name: "Winter" }] },
    });
    await publishNow(team, id);
    expect(await deletePicture(team, { hash })).toMatchObject({ ok: true });
    expect(await deletePicture(team, { hash })).toMatchObject({ reason: "not_found" });
    expect(await ctx.db.$count(storedFiles)).toBe(0);
  }));
