import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listRedirects } from "./list-redirects.ts";
import { removeRedirect } from "./remove-redirect.ts";
import { saveRedirect } from "./save-redirect.ts";

test("a redirect is removed once, and pages are drawn again without it", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    await saveRedirect(team, { from: "/summer", to: "/tours", former: null });
    expect(await removeRedirect(team, { from: "/summer/" })).toMatchObject({ ok: true });
    expect(await removeRedirect(team, { from: "/summer" })).toMatchObject({ reason: "not_found" });
    expect((await listRedirects(team, { search: "" })).value.redirects).toEqual([]);
    expect(world.siteTouched).toBe(2);
  }));
