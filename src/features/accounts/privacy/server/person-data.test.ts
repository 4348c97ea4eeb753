import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { fillEverywhere, guest } from "#testing/builders/people/a-person-everywhere.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { personalData } from "../../../../app/personal-data.ts";
import { personData } from "./person-data.ts";

const asOurTeam = (ctx: Context) =>
  askingAs(ctx, { email: "boss@capetownshuttle.example", name: "Themba", roles: ["super_user"] });

test("a guest is shown what is held by kind, and why it cannot be erased yet", () =>
  inTransaction(async (ctx) => {
    const team = await asOurTeam(ctx);
    await fillEverywhere(ctx, personalData, null);
    const shown = await personData(team, { email: guest.email });
    expect(shown).toMatchObject({ value: { has_account: false, blocked: null } });
    expect(shown.ok && Object.fromEntries(shown.value.counts.map(({ kind, count }) => [kind, count]))).toMatchObject({
      Bookings: 1,
      Quotes: 1,
      Enquiries: 1,
      Payments: 1,
      Refunds: 1,
      "Proofs of payment": 1,
      "Invoices and credit notes": 1,
      "Partner applications": 1,
      Invitations: 1,
      Emails: 1,
    });
    await ctx.db.insert(bookings).values(aBooking({ email: guest.email }));
    expect(await personData(team, { email: guest.email })).toMatchObject({
      value: { blocked: expect.stringContaining("upcoming booking") },
    });
    expect(await personData(team, { email: "unknown@example.com" })).toEqual(refuse("not_found"));
  }));
