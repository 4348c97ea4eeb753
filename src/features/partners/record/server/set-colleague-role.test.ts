import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { setColleagueRole } from "./set-colleague-role.ts";

test("an owner changes roles only within their own partner", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    expect(await setColleagueRole(mine, { user_id: theirs.userId, role: "desk" })).toMatchObject({
      reason: "not_found",
    });
    expect(await setColleagueRole(mine, { user_id: mine.userId, role: "desk" })).toMatchObject({
      reason: "last_owner",
    });
    expect(await setColleagueRole(mine, { user_id: mine.userId, role: "owner" })).toMatchObject({ ok: true });
  }));
