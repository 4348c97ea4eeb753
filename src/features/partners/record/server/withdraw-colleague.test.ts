import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { inviteColleague } from "./invite-colleague.ts";
import { withdrawColleague } from "./withdraw-colleague.ts";

test("an invitation can be withdrawn once, by the partner that sent it", () =>
  inTransaction(async (ctx) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const invited = await inviteColleague(mine, { name: "Anele", email: `${newId()}@example.com`, role: "desk" });
    if (!invited.ok) throw new Error(invited.reason);
    expect(await withdrawColleague(theirs, invited.value)).toMatchObject({ reason: "not_found" });
    expect(await withdrawColleague(mine, invited.value)).toMatchObject({ ok: true });
    expect(await withdrawColleague(mine, invited.value)).toMatchObject({ reason: "not_found" });
  }));
