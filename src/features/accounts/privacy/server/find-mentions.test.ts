import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { canaryOf, fillEverywhere } from "#testing/builders/people/a-person-everywhere.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { personalData } from "../../../../app/personal-data.ts";
import { findMentions } from "./find-mentions.ts";

test("words are counted in every table that could hold them, and nowhere else", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { email: "boss@capetownshuttle.example", roles: ["super_user"] });
    await fillEverywhere(ctx, personalData, null);
    const places = async (search: string) => (await findMentions(team, { search })).value.places;
    expect(await places(canaryOf("trip_notes", "text"))).toEqual([{ title: "Trip notes", rows: 1, is_kept: false }]);
    expect(await places(canaryOf("bank_lines", "description").toLowerCase())).toEqual([
      { title: "Bank lines", rows: 1, is_kept: true },
    ]);
    expect(await places("in no table at all")).toEqual([]);
    await ctx.db.insert(bookings).values(aBooking({ phone: "+27 82 555 0199" }));
    expect(await places("082 555-0199")).toEqual([
      { title: "Bookings", rows: 1, is_kept: false },
      { title: "People", rows: 1, is_kept: false },
      { title: "Person contacts", rows: 1, is_kept: false },
    ]);
  }));
