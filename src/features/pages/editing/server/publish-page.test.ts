import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { aNewPage, opening, pageNow, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { shownPage } from "../../shown/server/shown-page.ts";

const at = (hours: number) => addHours(testNow, hours);

test("a page goes out, is changed while it is out, and visitors read the new one from its time until its end", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const titleAt = async (hours: number) => {
      const shown = await shownPage({ ...ctx, now: at(hours) }, { path: "/winter" });
      return shown.ok ? Reflect.get(shown.value.blocks[0]?.values ?? {}, "title") : shown.reason;
    };
    const id = await aNewPage(team);
    await saveDraft(team, id, [opening("First")]);
    expect(await titleAt(0)).toBe("no_such_page");
    await publishNow(team, id);
    expect(await titleAt(0)).toBe("First");
    await saveDraft(team, id, [opening("Second")]);
    expect(await titleAt(0)).toBe("First");
    expect(
      await publishNow(team, id, { publish_at: at(2).toISOString(), expire_at: at(4).toISOString() }),
    ).toMatchObject({
      value: { state: "published", has_changes: false },
    });
    expect([await titleAt(1), await titleAt(2), await titleAt(3.9), await titleAt(4)]).toEqual([
      "First",
      "Second",
      "Second",
      "no_such_page",
    ]);
    expect((await pageNow({ ...team, now: at(5) }, id)).state).toBe("expired");
    expect(world.siteTouched).toBe(2);
  }));

test("what is missing keeps a page from visitors, and is said", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    const call = aBlock("call", "c", { title: "Only R99", action: { label: "Go", to: "/nowhere" } });
    await saveDraft(team, id, [opening("From {tour.winelands} with {company}"), call]);
    expect(await publishNow(team, id)).toMatchObject({
      ok: false,
      reason: "not_ready",
      details: {
        problems: [
          { block: "c", field: "title", message: expect.stringContaining("typed price") },
          { block: "c", field: "action", message: "There is no page at /nowhere." },
        ],
      },
    });
    await saveDraft(team, id, [opening("From {tour.winelands} with {company}")]);
    expect(await publishNow(team, id)).toMatchObject({ ok: true });
    const shown = await shownPage(ctx, { path: "/winter" });
    expect(shown).toMatchObject({
      value: { blocks: [{ values: { title: "From R1\u00a0299 with Cape Town Shuttle" } }] },
    });
  }));

test.each([
  [{ publish_at: at(-1).toISOString() }, "publish_past"],
  [{ expire_at: at(-1).toISOString() }, "expire_past"],
  [{ publish_at: at(2).toISOString(), expire_at: at(1).toISOString() }, "ends_before_start"],
])("%j is refused", (times, reason) =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id);
    expect(await publishNow(team, id, times)).toMatchObject({ ok: false, reason });
  }),
);
