import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aNewPage, opening, pageNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { putPageBack } from "./put-page-back.ts";

test("any version comes back byte for byte, and forward again", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    const days = [1, 2, 3].map((day) => ({ ...team, now: addHours(testNow, 24 * day) }));
    for (const [at, day] of days.entries()) await saveDraft(day, id, [opening(`Day ${at + 1}`)]);
    const back = async (number: number) => {
      const { version } = await pageNow(team, id);
      const put = await putPageBack({ ...team, now: addHours(testNow, 99) }, { id, version, number });
      if (!put.ok) throw new Error(put.reason);
      return JSON.stringify(put.value.blocks);
    };
    expect(await back(2)).toBe(JSON.stringify([opening("Day 1")]));
    expect(await back(4)).toBe(JSON.stringify([opening("Day 3")]));
    const { versions, version } = await pageNow(team, id);
    expect(versions.map(({ reason }) => reason)).toEqual(["Version 4 put back", "Version 2 put back", "", "", "", ""]);
    expect(await putPageBack(team, { id, version, number: 99 })).toMatchObject({ reason: "not_found" });
    expect(await putPageBack(team, { id, version: 1, number: 2 })).toMatchObject({ reason: "changed_meanwhile" });
  }));
