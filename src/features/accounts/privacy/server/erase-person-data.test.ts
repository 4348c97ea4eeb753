import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { erasedPeople, userRoles, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { refunds } from "#db/schema/payments.ts";
import { people } from "#db/schema/people.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { fillEverywhere, findInDatabase, guest } from "#testing/builders/people/a-person-everywhere.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { personalData } from "../../../../app/personal-data.ts";
import { erasePersonData } from "./erase-person-data.ts";

const asOurTeam = (ctx: Context) =>
  askingAs(ctx, { email: "boss@capetownshuttle.example", name: "Themba", roles: ["super_user"] });
const sure = {
  email: guest.email,
  identity: "called_back",
  reason: "Asked by phone",
  request_id: null,
  confirmation: "ERASE",
} as const;
const past = {
  state: "completed",
  pickupAt: new Date("2026-10-01T07:00:00Z"),
  totalCents: 100,
  paidCents: 100,
} as const;

describe("a guest without an account", () => {
  test("is erased on their behalf; the log tells neither name nor address", () =>
    inTransaction(async (ctx) => {
      const team = await asOurTeam(ctx);
      await fillEverywhere(ctx, personalData, null);
      expect(await erasePersonData(team, sure)).toMatchObject(accept({ records: expect.any(Number) }));

      expect(await findInDatabase(ctx, guest.email)).toEqual([]);
      const actions = await ctx.db.select().from(auditLog);
      const messages = actions.filter(({ action }) => action.endsWith("_for_person"));
      expect(messages.map(({ action, actorId, reason, details }) => [action, actorId, reason, details])).toEqual([
        [
          "data.erased_for_person",
          team.userId,
          "Asked by phone",
          { identity: "called_back", records: expect.any(Number) },
        ],
      ]);
      expect(await erasePersonData(team, sure)).toEqual(refuse("not_found"));
    }));
});

describe("someone our team has merged", () => {
  const caller = { email: "825550177@phone.invalid", phone: "+27 82 555 0177", firstName: "Tandi" };
  const aMerged = async (ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
    const one = { ...past, lastName: "Mokoena" };
    await ctx.db.insert(bookings).values([
      aBooking({ ...one, reference: "CTS-AAAAA1", email: guest.email }),
      aBooking({ ...one, reference: "CTS-AAAAA2", email: "thandi@work.example", ...changes }),
      aBooking({ ...one, ...caller, reference: "CTS-AAAAA3" }),
      // Someone else, who once gave her address.
      aBooking({ ...one, reference: "CTS-BBBBB1", email: "sipho@example.com", firstName: "Sipho" }),
    ]);
    await ctx.db.update(bookings).set({ email: "shared@example.com" }).where(eq(bookings.reference, "CTS-BBBBB1"));
    const known = await ctx.db.select().from(people);
    const kept = known.find(({ email }) => email === guest.email)?.id;
    const isOther = ({ email, firstName }: (typeof known)[number]) =>
      email === "thandi@work.example" || firstName === "Tandi";
    for (const { id: gone } of known.filter(isOther))
      await ctx.db.execute(
        sql`select merge_people(${newId()}, ${kept}, ${gone}, ${testNow.toISOString()}::timestamptz, null)`,
      );
  };
  const names = async (ctx: Context) =>
    (await ctx.db.select({ name: bookings.firstName }).from(bookings).orderBy(bookings.reference)).map(
      ({ name }) => name,
    );

  test("is one person: erased under every address and number, whichever is given", () =>
    inTransaction(async (ctx) => {
      const team = await asOurTeam(ctx);
      await aMerged(ctx);
      expect(await erasePersonData(team, { ...sure, email: "thandi@work.example" })).toEqual(accept({ records: 3 }));
      expect(await names(ctx)).toEqual(["Erased", "Erased", "Erased", "Sipho"]);
      expect(await findInDatabase(ctx, "thandi@work.example")).toEqual([]);
      expect(await findInDatabase(ctx, guest.email)).toEqual([]);
      // Afterwards none of the addresses is known, and after a restore all of them are erased again.
      expect(await ctx.db.$count(erasedPeople)).toBe(2);
    }));

  test("is not erased while a trip under the other address is ahead; an address that came with a booking is no record", () =>
    inTransaction(async (ctx) => {
      const team = await asOurTeam(ctx);
      await aMerged(ctx, { state: "confirmed", pickupAt: new Date("2026-12-01T07:00:00Z") });
      expect(await erasePersonData(team, sure)).toEqual(refuse("upcoming_booking"));
      await erasePersonData(team, { ...sure, email: "shared@example.com" });
      expect(await names(ctx)).toEqual(["Thandi", "Thandi", "Tandi", "Erased"]);
    }));
});

describe("someone is not erased on their behalf", () => {
  test.each([
    ["upcoming_booking", "while a trip is ahead", { state: "confirmed" }],
    ["unpaid_booking", "while money is owed to us", { ...past, paidCents: 99 }],
  ] as const)("%s: %s", (reason, _when, changes) =>
    inTransaction(async (ctx) => {
      await ctx.db.insert(bookings).values(aBooking({ email: guest.email, ...changes }));
      expect(await erasePersonData(await asOurTeam(ctx), sure)).toEqual(refuse(reason));
    }),
  );

  test("while a refund is on its way to them", () =>
    inTransaction(async (ctx) => {
      const booking = aBooking({ email: guest.email, ...past });
      await ctx.db.insert(bookings).values(booking);
      await ctx.db.insert(refunds).values({
        id: newId(),
        bookingId: booking.id,
        state: "manual_transfer",
        amountCents: 100,
        reasonCode: "goodwill",
        key: "r",
        requestedBy: "system",
        createdAt: testNow,
        updatedAt: testNow,
      });
      expect(await erasePersonData(await asOurTeam(ctx), sure)).toEqual(refuse("open_refund"));
    }));

  test("while they work for us", () =>
    inTransaction(async (ctx) => {
      const team = await asOurTeam(ctx);
      const { userId } = await askingAs(ctx, { email: guest.email });
      await ctx.db.insert(userRoles).values({ userId, role: "driver", grantedAt: testNow });
      expect(await erasePersonData(team, sure)).toEqual(refuse("has_role"));
    }));

  test("with an account, the account goes with the rest", () =>
    inTransaction(async (ctx) => {
      const team = await asOurTeam(ctx);
      const { userId } = await askingAs(ctx, { email: guest.email, emailConfirmedAt: null });
      expect(await erasePersonData(team, sure)).toMatchObject({ ok: true });
      expect(await findInDatabase(ctx, guest.email)).toEqual([]);
      const [user] = await ctx.db.select({ status: users.status }).from(users).where(eq(users.id, userId));
      expect(user?.status).toBe("erased");
    }));
});
