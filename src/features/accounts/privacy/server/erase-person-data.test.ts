import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userRoles, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { refunds } from "#db/schema/payments.ts";
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
