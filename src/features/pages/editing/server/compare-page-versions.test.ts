import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aNewPage, opening, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { comparePageVersions } from "./compare-page-versions.ts";

test("two versions are compared in words", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id, [opening("Winter")]);
    await publishNow(team, id);
    await saveDraft({ ...team, now: addHours(testNow, 1) }, id, [opening("Spring")]);
    expect(await comparePageVersions(team, { id, from: 1, to: 2 })).toMatchObject({
      value: {
        changes: expect.arrayContaining([
          expect.objectContaining({ field: "Title", before: "Winter", after: "Spring" }),
        ]),
      },
    });
    expect(await comparePageVersions(team, { id, from: 1, to: 9 })).toMatchObject({ reason: "not_found" });
  }));
