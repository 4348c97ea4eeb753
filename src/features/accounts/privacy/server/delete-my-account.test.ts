import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { factors, savedPassengers, sessions, userRoles, users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { invoices } from "#db/schema/invoices.ts";
import { applicationMoves, partnerApplications } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import { auditLog, messages, storedFiles } from "#db/schema/platform.ts";
import { unsettledStates } from "#domain/invoice/invoice-balance.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { erasures } from "../../../../app/erasures.ts";
import { createPasswordHasher } from "../../server/hash-password.ts";
import { deleteMyAccount } from "./delete-my-account.ts";
import { findRecordsOf } from "./person-views.ts";

const password = "a pass word of mine";
const passwordHash = await createPasswordHasher({ memory: 64, passes: 1 }).hash(password);
const sure = { confirmation: "DELETE", password } as const;
const mark = "Zinzi";
const email = "zinzi@example.com";
const me = { email, name: `${mark} Person`, phone: "+27 82 555 0177", passwordHash };

const past = {
  state: "completed",
  pickupAt: new Date("2026-10-01T07:00:00Z"),
  totalCents: 100,
  paidCents: 100,
} as const;

async function fillTables(ctx: Context, userId: string) {
  const named = { firstName: mark, lastName: "Person", email, phone: "+27 82 555 0177" };
  await ctx.db
    .insert(bookings)
    .values([
      aBooking({ ...named, ...past, reference: "CTS-AAAAAA", specialRequirements: `${mark} uses a wheelchair` }),
      aBooking({ ...named, ...past, reference: "CTS-BBBBBB", email: "boss@example.com", bookerId: userId }),
      aBooking({ ...past, reference: "CTS-CCCCCC" }),
    ]);
  await ctx.db.insert(enquiries).values({
    id: newId(),
    reference: "ENQ-AAAAAA",
    kind: "quote",
    name: mark,
    email,
    phone: "",
    serviceType: "x",
    source: "x",
    message: `I am ${mark}`,
    responseDueAt: testNow,
    createdAt: testNow,
  });
  await ctx.db.insert(invoices).values({
    id: newId(),
    number: "INV-2026-00001",
    state: "paid",
    buyerName: mark,
    buyerEmail: email,
    totalCents: 100,
    paidCents: 100,
    issuedAt: testNow,
    dueOn: "2026-12-01",
    createdAt: testNow,
  });
  const applicationId = newId();
  await ctx.db.insert(partnerApplications).values({
    id: applicationId,
    reference: "APP-AAAAAA",
    kind: "driver",
    state: "rejected",
    accessCodeHash: "x",
    contactName: mark,
    email,
    phone: "+27 82 555 0177",
    details: { wish: mark },
    createdAt: testNow,
    note: `Dear ${mark}`,
    updatedAt: testNow,
  });
  await ctx.db.insert(applicationMoves).values({
    id: newId(),
    applicationId,
    toState: "rejected",
    actor: "system",
    note: mark,
    createdAt: testNow,
  });
  await ctx.db.insert(storedFiles).values({
    id: newId(),
    name: `${mark}.pdf`,
    type: "application/pdf",
    size: 1,
    sha256: "x",
    content: Buffer.from("x"),
    ownerKind: "partner_application",
    ownerId: applicationId,
    createdAt: testNow,
  });
  const sent = { template: "t", html: mark, state: "sent", createdAt: testNow } as const;
  await ctx.db.insert(messages).values([
    { ...sent, id: newId(), key: "1", recipient: email, subject: `Dear ${mark}`, body: mark },
    { ...sent, id: newId(), key: "2", recipient: "office@example.com", subject: "New", body: `${mark} ${email}` },
  ]);
  await ctx.db.insert(sessions).values({
    id: newId(),
    userId,
    rotatedAt: testNow,
    ip: "198.51.100.7",
    userAgent: mark,
    createdAt: testNow,
    lastSeenAt: testNow,
    idleUntil: testNow,
    endsAt: new Date("2027-01-01"),
  });
  await ctx.db.insert(factors).values({ id: newId(), userId, secret: "x", name: mark, createdAt: testNow });
  await ctx.db.insert(savedPassengers).values({
    id: newId(),
    userId,
    firstName: mark,
    lastName: "Person",
    createdAt: testNow,
  });
}

const everything = async (ctx: Context) => {
  const own = [sessions, factors, savedPassengers, users, auditLog];
  const others = [bookings, people, enquiries, invoices, messages, partnerApplications, applicationMoves, storedFiles];
  const tables = [...own, ...others];
  const rows: string[] = [];
  for (const table of tables) rows.push(...(await ctx.db.select().from(table)).map((row) => JSON.stringify(row)));
  // A row that is written again may stand elsewhere in its table.
  return rows.toSorted().join("\n");
};

describe("deleting my account", () => {
  test("leaves no name, address or number anywhere, and keeps what the law asks for", () =>
    inTransaction(async (ctx, world) => {
      const asking = await askingAs(ctx, me);
      await fillTables(ctx, asking.userId);
      expect(await everything(ctx)).toContain(mark);
      expect(await deleteMyAccount(asking, sure)).toEqual(accept({}));

      const left = await everything(ctx);
      for (const trace of [mark, email, "555 0177", "198.51.100.7"]) expect(left).not.toContain(trace);
      expect(JSON.stringify(world.events)).not.toContain(email);

      const kept = await ctx.db.select().from(bookings).orderBy(bookings.reference);
      expect(kept).toMatchObject([
        { reference: "CTS-AAAAAA", firstName: "Erased", totalCents: 100, pickupAt: past.pickupAt, bookerId: null },
        { reference: "CTS-BBBBBB", firstName: "Erased", bookerId: null },
        { reference: "CTS-CCCCCC", firstName: "Thandi", email: "thandi@example.com" },
      ]);
      expect(await ctx.db.select().from(partnerApplications)).toMatchObject([
        { reference: "APP-AAAAAA", state: "rejected", contactName: "Erased" },
      ]);
      const [user] = await ctx.db.select().from(users).where(eq(users.id, asking.userId));
      expect(user).toMatchObject({ status: "erased", name: "Erased", passwordHash: null, phone: "" });
      expect(user?.email).toMatch(/@erased\.invalid$/);
      const [session] = await ctx.db.select().from(sessions);
      expect(session?.revokedAt).toEqual(testNow);
      const actions = await ctx.db.select({ action: auditLog.action }).from(auditLog);
      expect(actions.map(({ action }) => action)).toContain("account.erased");
    }));

  test("does not touch what carries an address that was never confirmed as mine", () =>
    inTransaction(async (ctx) => {
      const asking = await askingAs(ctx, { ...me, emailConfirmedAt: null });
      await fillTables(ctx, asking.userId);
      expect(await deleteMyAccount(asking, sure)).toEqual(accept({}));
      const kept = await ctx.db.select({ name: bookings.firstName }).from(bookings).orderBy(bookings.reference);
      expect(kept.map(({ name }) => name)).toEqual([mark, "Erased", "Thandi"]);
      const known = await ctx.db.select({ name: people.firstName }).from(people);
      expect(known.map(({ name }) => name).toSorted()).toEqual(["Erased", "Thandi", mark].toSorted());
    }));

  test.each(Object.entries(erasures))("%s is safe to run twice", (_name, eraseOne) =>
    inTransaction(async (ctx) => {
      const asking = await askingAs(ctx, me);
      await fillTables(ctx, asking.userId);
      const whose = { userId: asking.userId, email };
      const person = { ...whose, records: await findRecordsOf(ctx.db, whose) };
      await eraseOne(ctx, person);
      const once = await everything(ctx);
      await eraseOne(ctx, person);
      expect(await everything(ctx)).toBe(once);
    }),
  );
});

describe("an account is not deleted", () => {
  const refusedWith = (
    reason: string,
    prepare: (ctx: Context, userId: string) => Promise<unknown>,
    input: { confirmation: "DELETE"; password: string } = sure,
  ) =>
    inTransaction(async (ctx) => {
      const asking = await askingAs(ctx, me);
      await prepare(ctx, asking.userId);
      expect(await deleteMyAccount(asking, input)).toEqual(refuse(reason));
      const [user] = await ctx.db.select({ status: users.status }).from(users).where(eq(users.id, asking.userId));
      expect(user?.status).toBe("active");
    });
  const booked = (changes: Parameters<typeof aBooking>[0]) => (ctx: Context) =>
    ctx.db.insert(bookings).values(aBooking({ email, ...changes }));

  test("with another password", () =>
    refusedWith("wrong_password", async () => {}, { confirmation: "DELETE", password: "a guess" }));
  test("without any proof of who asks", () =>
    refusedWith("password_missing", (ctx, id) =>
      ctx.db.update(users).set({ passwordHash: null }).where(eq(users.id, id)),
    ));
  test("while it has a role", () =>
    refusedWith("has_role", (ctx, userId) =>
      ctx.db.insert(userRoles).values({ userId, role: "driver", grantedAt: testNow }),
    ));
  test("while a booking is ahead", () => refusedWith("upcoming_booking", booked({ state: "requested" })));
  test("while a return trip is ahead", () =>
    refusedWith(
      "upcoming_booking",
      booked({ ...past, state: "confirmed", returnAt: new Date("2026-12-24T07:00:00Z") }),
    ));
  test("while a trip is unpaid", () => refusedWith("unpaid_booking", booked({ ...past, paidCents: 99 })));
  test("while what was refunded is owed again", () =>
    refusedWith("unpaid_booking", booked({ ...past, paidCents: 150, refundedCents: 100 })));
  test("while a cancellation fee is unpaid", () =>
    refusedWith("unpaid_booking", booked({ ...past, state: "cancelled", paidCents: 0, feeCents: 50 })));
  test.each(unsettledStates)("while an invoice is unpaid and %s", (state) =>
    refusedWith("unpaid_booking", (ctx) =>
      ctx.db.insert(invoices).values({
        id: newId(),
        number: "INV-2026-00001",
        state,
        buyerName: mark,
        buyerEmail: email,
        totalCents: 100,
        issuedAt: testNow,
        dueOn: "2026-12-01",
        createdAt: testNow,
      }),
    ),
  );
});
