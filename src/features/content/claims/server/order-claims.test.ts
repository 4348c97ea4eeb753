import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listClaims } from "./list-claims.ts";
import { orderClaims } from "./order-claims.ts";
import { publishedClaims } from "./published-claims.ts";

test("pages show claims in the order that is set; a list that misses one is refused", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["admin"] });
    const ids = (await listClaims(team)).value.claims.map(({ id }) => id);
    await orderClaims(team, { ids: ids.toReversed() });
    expect((await publishedClaims(ctx)).value.reassurance.map(({ icon }) => icon)).toEqual(["shield", "clock"]);
    expect(await orderClaims(team, { ids: ids.slice(1) })).toMatchObject({ ok: false, reason: "changed_meanwhile" });
    expect(await orderClaims(team, { ids: [...ids.slice(1), ids[1] ?? ""] })).toMatchObject({ ok: false });
  }));
