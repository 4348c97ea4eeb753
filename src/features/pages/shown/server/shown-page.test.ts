import { expect, test } from "vitest";
import { aBlock, aParagraph } from "#testing/builders/content/a-block.ts";
import { aNewPage, opening, pageMeta, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPicture } from "#testing/builders/services/a-picture.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { shownPage } from "./shown-page.ts";

test("a published page is read with today’s values and the sizes of its photographs", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const { hash } = await aPicture(team);
    const id = await aNewPage(team);
    const placed = { picture: { id: hash, alt: "Snow with {company}", isDecorative: false }, caption: "" };
    const blocks = [
      opening("With {company}"),
      aBlock("rich_text", "r", { body: aParagraph("Free until {free_hours} hours before.") }),
      aBlock("gallery", "g", { title: "Snow", photos: [placed] }),
    ];
    await saveDraft(team, id, blocks, { ...pageMeta, title: "{tour_count} tours" });
    expect(await publishNow(team, id)).toMatchObject({ ok: true });
    await givenSettings(ctx, { policies: { freeHours: 36 } });
    expect(await shownPage(ctx, { path: "/winter" })).toMatchObject({
      value: {
        meta: { title: "10 tours", is_hidden: false },
        blocks: [
          { values: { title: "With Cape Town Shuttle" } },
          { values: { body: aParagraph("Free until 36 hours before.") } },
          { values: { photos: [{ picture: { alt: "Snow with Cape Town Shuttle" } }] } },
        ],
        pictures: { [hash]: { width: 1600, height: 1067, widths: [640, 1600] } },
      },
    });
    expect(await shownPage(ctx, { path: "/else" })).toMatchObject({ ok: false, reason: "no_such_page" });
  }));
