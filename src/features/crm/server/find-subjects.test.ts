import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import type { SubjectKind } from "../contract.ts";
import { findSubjects } from "./find-subjects.ts";

const found = async (ctx: Context, kind: SubjectKind, search: string) =>
  (await findSubjects(ctx, { kind, search })).value.subjects.map(({ label }) => label);

test("records are found by how a name, a number or a reference begins", () =>
  inTransaction(async (ctx) => {
    await givenQuote(await asAdmin(ctx));
    await ctx.db.insert(bookings).values(aBooking({ reference: "CTS-AAAAA1", email: "thandi@example.com" }));
    const made = { createdAt: testNow };
    await ctx.db.insert(organisations).values([
      { id: newId(), kind: "hotel", name: "Bay View Hotel", ...made },
      { id: newId(), kind: "corporate", name: "Mokoena & Sons", ...made },
    ]);
    const cases: readonly (readonly [SubjectKind, string, readonly string[]])[] = [
      ["person", "mok", ["Thandi Mokoena"]],
      ["person", "thandi mok", ["Thandi Mokoena"]],
      ["person", "thandi@ex", ["Thandi Mokoena"]],
      ["person", "+27 82 555", ["Thandi Mokoena"]],
      ["person", "nobody", []],
      ["booking", "aaaaa", ["CTS-AAAAA1, Thandi Mokoena"]],
      ["booking", "", ["CTS-AAAAA1, Thandi Mokoena"]],
      ["partner", "view", ["Bay View Hotel"]],
      ["company", "view", []],
      ["company", "mok", ["Mokoena & Sons"]],
      ["deal", "x", []],
    ];
    for (const [kind, search, expected] of cases) {
      expect([kind, search, await found(ctx, kind, search)]).toEqual([kind, search, expected]);
    }
    const agency = newId();
    await ctx.db.insert(organisations).values({ id: agency, kind: "travel_agency", name: "Swallow Travel", ...made });
    const { subjects } = (await findSubjects(ctx, { kind: "partner", search: "swallow" })).value;
    expect(subjects).toMatchObject([{ href: `/admin/travel-agents?record=${agency}` }]);
    expect(await found(ctx, "enquiry", "thandi")).toHaveLength(1);
    expect(await found(ctx, "quote", "q-")).toHaveLength(1);
  }));
