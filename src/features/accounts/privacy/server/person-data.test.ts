import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { keptFor, namesIn } from "#platform/table-entry.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { fillEverywhere, findInDatabase, guest } from "#testing/builders/people/a-person-everywhere.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { personalData } from "../../../../app/personal-data.ts";
import { blockedTexts } from "../contract.ts";
import { personData } from "./person-data.ts";

const asOurTeam = (ctx: Context) =>
  askingAs(ctx, { email: "boss@capetownshuttle.example", name: "Themba", roles: ["super_user"] });

test("a guest is shown what is held by kind, and why it cannot be erased yet", () =>
  inTransaction(async (ctx) => {
    const team = await asOurTeam(ctx);
    await fillEverywhere(ctx, personalData, null);
    const shown = await personData(team, { email: guest.email });
    expect(shown).toMatchObject({ value: { has_account: false, obstacles: [] } });
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
    await ctx.db.insert(bookings).values([
      aBooking({ email: guest.email }),
      aBooking({
        email: guest.email,
        state: "completed",
        pickupAt: new Date("2026-10-01T07:00:00Z"),
        totalCents: 100,
      }),
    ]);
    expect(await personData(team, { email: guest.email })).toMatchObject({
      value: { obstacles: [blockedTexts.upcoming_booking, blockedTexts.unpaid_booking] },
    });
    expect(await personData(team, { email: "unknown@example.com" })).toEqual(refuse("not_found"));
  }));

test("erasing is tried table by table and taken back, and what the law keeps is named", () =>
  inTransaction(async (ctx, world) => {
    const team = await asOurTeam(ctx);
    await fillEverywhere(ctx, personalData, null);
    const before = await findInDatabase(ctx, "canary");
    const shown = await personData(team, { email: guest.email });
    if (!shown.ok) throw new Error(shown.reason);
    const { tables, kept } = shown.value.erasure;
    // Every table with a personal column of a guest is in the preview: the erasure itself was run.
    const touched = tables.map(({ title }) => title.toLowerCase().replaceAll(" ", "_"));
    const holding = before
      .map((place) => place.split(".")[0] ?? "")
      .filter((table) => namesIn(personalData[table]?.erased).length > 0);
    expect(touched.toSorted()).toEqual([...new Set(holding)].toSorted());
    expect(tables).toContainEqual({ title: "Booking notes", emptied: 0, deleted: 1 });
    expect(tables).toContainEqual({ title: "Bookings", emptied: 1, deleted: 0 });
    expect(kept).toEqual(Object.values(keptFor));

    expect(await findInDatabase(ctx, "canary")).toEqual(before);
    expect(world.events).toEqual([]);
  }));
