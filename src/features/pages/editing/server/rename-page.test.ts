import { expect, test } from "vitest";
import { redirects } from "#db/schema/pages.ts";
import type { Context } from "#platform/context.ts";
import { aNewPage, pageNow, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { renamePage } from "./rename-page.ts";

const redirectsOf = async ({ db }: Context) =>
  (await db.select().from(redirects)).map(({ fromPath, toPath }) => [fromPath, toPath]);

test("a page that is out leaves its old address leading to the new one, until that is a page again", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id);
    await publishNow(team, id);
    const rename = async (path: string) => {
      const { version } = await pageNow(team, id);
      return renamePage(team, { id, version, name: "Winter", path });
    };
    expect(await rename("/tours")).toMatchObject({ reason: "path_taken" });
    await rename("/snow");
    expect(await redirectsOf(ctx)).toEqual([["/winter", "/snow"]]);
    await rename("/winter");
    expect(await redirectsOf(ctx)).toEqual([["/snow", "/winter"]]);
  }));
