import { describe, expect, test } from "vitest";
import { sessions } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { enquiries } from "#db/schema/crm.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import { auditLog, messages } from "#db/schema/platform.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { savePassenger } from "../../profile/server/save-passenger.ts";
import { downloadMyData } from "./download-my-data.ts";

const documentOf = async (ctx: Context) => {
  const answer = await downloadMyData(ctx);
  if (!answer.ok) throw new Error("refused");
  return answer.value.document;
};

const aMessage = (recipient: string) => ({
  id: newId(),
  key: newId(),
  template: "t",
  recipient,
  subject: "Your booking request",
  html: "",
  body: "",
  state: "sent" as const,
  createdAt: testNow,
});

async function fillTables(ctx: Context, userId: string) {
  await ctx.db
    .insert(bookings)
    .values([
      aBooking({ reference: "CTS-AAAAAA" }),
      aBooking({ reference: "CTS-BBBBBB", bookerId: userId, email: "boss@example.com" }),
      aBooking({ reference: "CTS-CCCCCC", email: "pieter@example.com" }),
    ]);
  await ctx.db.insert(people).values({
    id: newId(),
    firstName: "Thandi",
    lastName: "Mokoena",
    email: "thandi@example.com",
    firstSeenAt: testNow,
    lastSeenAt: testNow,
  });
  await ctx.db.insert(enquiries).values({
    id: newId(),
    reference: "ENQ-AAAAAA",
    kind: "quote",
    name: "Thandi",
    email: "thandi@example.com",
    phone: "",
    serviceType: "day_tour",
    source: "x",
    message: "A day?",
    responseDueAt: testNow,
    createdAt: testNow,
  });
  await ctx.db.insert(partnerApplications).values({
    id: newId(),
    reference: "APP-AAAAAA",
    kind: "driver",
    state: "rejected",
    accessCodeHash: "a secret",
    contactName: "Thandi",
    email: "thandi@example.com",
    phone: "",
    createdAt: testNow,
    updatedAt: testNow,
  });
  await ctx.db.insert(messages).values([aMessage("Thandi@example.com"), aMessage("pieter@example.com")]);
  await ctx.db.insert(sessions).values({
    id: newId(),
    userId,
    rotatedAt: testNow,
    ip: "198.51.100.7",
    userAgent: "A browser",
    createdAt: testNow,
    lastSeenAt: testNow,
    idleUntil: testNow,
    endsAt: testNow,
  });
}

describe("the download of my data", () => {
  test("holds what is mine from every part of the company, and nothing of others", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { passwordHash: "$argon2id$secret" });
      await fillTables(ctx, me.userId);
      await savePassenger(me, { first_name: "Lwazi", last_name: "Mokoena", phone: "", needs: "" });
      const document = await documentOf(me);
      expect(document).toMatchObject({
        profile: { name: "Thandi Mokoena", email: "thandi@example.com" },
        saved_passengers: [{ first_name: "Lwazi" }],
        sessions: [{ ip_address: "198.51.100.7", browser: "A browser" }],
        customer_record: [{ email: "thandi@example.com" }],
        enquiries: [{ reference: "ENQ-AAAAAA", message: "A day?" }],
        partner_applications: [{ reference: "APP-AAAAAA", state: "rejected" }],
        messages_sent_to_you: [{ subject: "Your booking request", sent_to: "Thandi@example.com" }],
      });
      expect(document.bookings.map(({ reference }) => reference).toSorted()).toEqual(["CTS-AAAAAA", "CTS-BBBBBB"]);
      expect(JSON.stringify(document)).not.toMatch(/pieter|argon2|a secret/);
    }));

  test("holds nothing that is only said to be mine by an unconfirmed address", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { emailConfirmedAt: null });
      await fillTables(ctx, me.userId);
      expect(await documentOf(me)).toMatchObject({
        bookings: [{ reference: "CTS-BBBBBB" }],
        customer_record: [],
        enquiries: [],
        invoices: [],
        messages_sent_to_you: [],
      });
    }));

  test("is written down, and tells what was done to the account without others' addresses", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await ctx.db.insert(auditLog).values({
        id: newId(),
        at: testNow,
        actorId: newId(),
        actor: "x",
        action: "user.suspended",
        ip: "203.0.113.9",
        subjectKind: "user",
        subjectId: me.userId,
        reason: "A chargeback",
      });
      expect((await documentOf(me)).account_history).toEqual([
        { at: testNow, what: "user.suspended", by_you: false, reason: "A chargeback", details: {}, ip_address: "" },
      ]);
      const again = (await documentOf(me)).account_history;
      expect(again.find(({ what }) => what === "data.downloaded")).toMatchObject({ by_you: true });
    }));
});
