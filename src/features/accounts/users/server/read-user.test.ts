import { expect, test } from "vitest";
import { factors, recoveryCodes } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { refuse } from "#domain/result.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anAccount, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createTokenMaker } from "../../server/make-tokens.ts";
import { openSession } from "../../server/open-session.ts";
import { grantRole } from "./grant-role.ts";
import { invitePerson } from "./invite-person.ts";
import { readUser } from "./read-user.ts";

const tokens = createTokenMaker("a secret for tests that nobody needs to keep", "https://capetownshuttle.example");

test("one account is returned with everything", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, [], { email: "yusra@example.com", name: "Yusra Davids" });
    await grantRole(ctx, { user_id: id, role: "hotel", reason: "Owns the Kloof Street Hotel" });
    await openSession(ctx, tokens, { userId: id, methods: ["password", "totp"], assurance: 2 });
    await invitePerson(ctx, { email: "Yusra@Example.com", name: "Yusra", role: "hotel" });
    const factor = { userId: id, secret: "sealed", createdAt: testNow };
    await ctx.db.insert(factors).values([
      { ...factor, id: ctx.newId(), state: "verified" },
      { ...factor, id: ctx.newId(), state: "unverified" },
    ]);
    await ctx.db.insert(recoveryCodes).values([
      { userId: id, codeHash: "a", createdAt: testNow },
      { userId: id, codeHash: "b", createdAt: testNow, usedAt: testNow },
    ]);
    const hotel = { id: ctx.newId(), kind: "hotel" as const, name: "Kloof Street Hotel", createdAt: testNow };
    await ctx.db.insert(organisations).values(hotel);
    await ctx.db.insert(organisationMembers).values({ organisationId: hotel.id, userId: id });
    const past = new Date("2026-11-01T08:00:00Z");
    await ctx.db
      .insert(bookings)
      .values([
        aBooking({ bookerId: id, email: "someone@example.com" }),
        aBooking({ email: "YUSRA@example.com", pickupAt: past }),
        aBooking({ bookerId: id, state: "cancelled" }),
        aBooking({ bookerId: id, isTest: true }),
        aBooking({ email: "stranger@example.com" }),
      ]);

    const answer = await readUser(ctx, { user_id: id });
    expect(answer).toMatchObject({
      ok: true,
      value: {
        user: { id, name: "Yusra Davids", roles: ["hotel"], status: "active", is_confirmed: true },
        roles: [{ role: "hotel", reason: "Owns the Kloof Street Hotel", granted_by: { name: "Themba Maseko" } }],
        sessions: [{ user_agent: "a test", ip: "127.0.0.1", has_second_factor: true, impersonator: null }],
        factors: 1,
        recovery_codes: 1,
        invites: [{ role: "hotel", state: "open", invited_by: { name: "Themba Maseko" } }],
        organisations: [{ name: "Kloof Street Hotel", kind: "hotel", status: "active" }],
        bookings: { upcoming: 1, past: 2 },
        is_last_super_user: false,
      },
    });
    expect(answer.ok && answer.value.audit.map(({ action }) => action).toSorted()).toEqual([
      "role.granted",
      "session.opened",
    ]);
  }));

test("the last super-user is marked, and a stranger is not found", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = ctx.actor.kind === "person" ? ctx.actor.userId : "";
    expect(await readUser(ctx, { user_id: id })).toMatchObject({ value: { is_last_super_user: true } });
    await anAccount(ctx, ["super_user"]);
    expect(await readUser(ctx, { user_id: id })).toMatchObject({ value: { is_last_super_user: false } });
    expect(await readUser(ctx, { user_id: ctx.newId() })).toEqual(refuse("not_found"));
  }));

test("an account shows the privacy notice that its owner agreed to", () =>
  inTransaction(async (input) => {
    const ctx = await asSuperUser(input);
    const id = await anAccount(ctx, [], { email: "yusra@example.com", privacyVersion: "2026-11" });
    expect(await readUser(ctx, { user_id: id })).toMatchObject({ value: { privacy_version: "2026-11" } });
  }));
