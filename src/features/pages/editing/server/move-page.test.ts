import { expect, test } from "vitest";
import { aNewPage, pageNow, publishNow, saveDraft } from "#testing/builders/content/an-edited-page.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { shownPage } from "../../shown/server/shown-page.ts";
import { movePage } from "./move-page.ts";

test("taken down, archived and back: its address is free meanwhile", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const id = await aNewPage(team);
    await saveDraft(team, id);
    await publishNow(team, id);
    const move = async (to: "draft" | "expired" | "archived") => {
      const { version } = await pageNow(team, id);
      const moved = await movePage(team, { id, version, to });
      return moved.ok ? moved.value.state : moved.reason;
    };
    expect(await move("draft")).toBe("not_possible");
    expect(await move("expired")).toBe("expired");
    expect(await shownPage(ctx, { path: "/winter" })).toMatchObject({ ok: false });
    expect(await move("archived")).toBe("archived");
    expect(await publishNow(team, id)).toMatchObject({ reason: "not_possible" });
    await aNewPage(team);
    expect(await move("draft")).toBe("path_taken");
  }));
