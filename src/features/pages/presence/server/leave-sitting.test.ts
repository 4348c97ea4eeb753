import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aNewPage } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { leaveSitting } from "./leave-sitting.ts";
import { noteSitting } from "./note-sitting.ts";

test("who closes a page is gone from it at once, as often as it is said", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const [mine, theirs] = [newId(), newId()];
    const id = await aNewPage(team);
    const seen = () => noteSitting(team, { id, sitting: mine, block: "" });
    await noteSitting(team, { id, sitting: theirs, block: "" });
    expect(await seen()).toMatchObject({ value: { others: [{ sitting: theirs }] } });
    for (const _ of [1, 2]) expect(await leaveSitting(team, { id, sitting: theirs })).toMatchObject({ ok: true });
    expect(await seen()).toMatchObject({ value: { others: [] } });
  }));
