import { render } from "@react-email/render";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { documentReminders } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { personAsking } from "#domain/account/person-asking.ts";
import { addDays, addHours, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { plainText } from "#platform/mail/mailer.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { asSystem } from "#testing/builders/people/who-asks.ts";
import type { World } from "#testing/in-transaction.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { rejectDocument } from "./reject-document.ts";
import { remindOfDocuments } from "./remind-of-documents.ts";
import { sendDocumentRejected } from "./send-document-rejected.ts";

const after = (ctx: Context, days: number) => asSystem(ctx, addHours(testNow, days * 24));
const sentTo = (world: World) => world.emails.splice(0).map(({ template, subject }) => [template, subject]);

test("60, 30, 14, 7 and 1 days before and once after, the driver and our team are notified, once each", () =>
  inTransaction(async (ctx, world) => {
    const { owners } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "driver", ownerId: owners.ownDriver.id, type: "medical" } as const;
    await writeDocument(ctx, { ...of, expiresOn: localDate("2027-01-20") });
    const days: number[] = [];
    for (let day = 0; day <= 70; day++) {
      await remindOfDocuments(after(ctx, day));
      await remindOfDocuments(after(ctx, day));
      const sent = sentTo(world);
      if (sent.length > 0) days.push(61 - day);
      if (sent.length > 0) expect(sent.map(([template]) => template)).toEqual(["document-notice", "documents-due"]);
    }
    expect(days).toEqual([60, 30, 14, 7, 1, -1]);
    expect(await ctx.db.$count(documentReminders)).toBe(6);
  }));

test("the company’s accreditation: 120, 90, 75 and 60 days before, as the law requires for the renewal, and once after", () =>
  inTransaction(async (ctx, world) => {
    await writeDocument(ctx, { type: "accreditation", expiresOn: addDays(localDateOf(testNow), 130) });
    const days: number[] = [];
    for (let day = 0; day <= 135; day++) {
      await remindOfDocuments(after(ctx, day));
      await remindOfDocuments(after(ctx, day));
      const sent = sentTo(world);
      if (sent.length > 0) days.push(130 - day);
      if (sent.length > 0) expect(sent).toEqual([["documents-due", "A document needs renewing"]]);
    }
    expect(days).toEqual([120, 90, 75, 60, -1]);
  }));

test("a provider is notified of its driver’s documents too", () =>
  inTransaction(async (ctx, world) => {
    const { owners } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "driver", ownerId: owners.providedDriver.id, type: "prdp" } as const;
    await writeDocument(ctx, { ...of, expiresOn: localDate("2026-12-01") });
    await remindOfDocuments(after(ctx, 0));
    const notices = world.emails.filter(({ template }) => template === "document-notice");
    expect(notices.map(({ to }) => to)).toEqual(["zola@example.com", expect.stringContaining("@")]);
    expect(new Set(notices.map(({ to }) => to)).size).toBe(2);
  }));

test("a hotel’s owner is notified of its tax clearance, front desk staff are not, and trips are not mentioned", () =>
  inTransaction(async (ctx, world) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "partner", ownerId: owners.hotel.id, type: "tax_clearance" } as const;
    await writeDocument(ctx, { ...of, expiresOn: localDate("2026-12-01") });
    await remindOfDocuments(after(ctx, 0));
    const notices = world.emails.filter(({ template }) => template === "document-notice");
    const [user] = await ctx.db
      .select()
      .from(users)
      .where(eq(users.id, personAsking(as.hotel.actor)));
    expect(notices.map(({ to }) => to)).toEqual([user?.email]);
    const said = plainText(await render(notices[0]?.content));
    expect(said).toContain("/hotel/dashboard#documents");
    expect(said).not.toContain("trip depends");
  }));

test.each([
  ["medical", "No trip depends on it."],
  ["guide_registration", "Without it we can’t give you guided tours after that date."],
  ["prdp", "Without it we can’t give you trips after that date."],
] as const)("the stated consequence is true of the document: %s", (type, said) =>
  inTransaction(async (ctx, world) => {
    const { owners } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "driver", ownerId: owners.ownDriver.id, type } as const;
    await writeDocument(ctx, { ...of, expiresOn: localDate("2026-12-01") });
    await remindOfDocuments(after(ctx, 0));
    expect(plainText(await render(world.emails[0]?.content))).toContain(said);
  }),
);

test("a verified renewal ends the reminders; an unverified one is only our team’s concern", () =>
  inTransaction(async (ctx, world) => {
    const { owners } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "driver", ownerId: owners.ownDriver.id, type: "medical" } as const;
    await writeDocument(ctx, { ...of, expiresOn: localDate("2026-12-01") });
    await writeDocument(ctx, { ...of, state: "uploaded" });
    await remindOfDocuments(after(ctx, 0));
    expect(sentTo(world)).toEqual([["documents-due", "A document needs renewing"]]);
    await writeDocument(ctx, of);
    await remindOfDocuments(after(ctx, 5));
    expect(sentTo(world)).toEqual([]);
  }));

test("a provider is notified of its vehicles; former drivers and our own documents concern only our team", () =>
  inTransaction(async (ctx, world) => {
    const { owners } = await peopleWithDocuments(ctx);
    const expiresOn = localDate("2026-12-01");
    await writeDocument(ctx, {
      ownerKind: "vehicle",
      ownerId: owners.providedVehicle.id,
      type: "licence_disc",
      expiresOn,
    });
    await writeDocument(ctx, { expiresOn });
    await writeDocument(ctx, { ownerKind: "driver", ownerId: owners.ownDriver.id, type: "medical", expiresOn });
    await ctx.db.update(drivers).set({ state: "left" });
    await remindOfDocuments(after(ctx, 0));
    expect(sentTo(world)).toEqual([
      ["document-notice", "Please renew: Licence disc"],
      ["documents-due", "2 documents need renewing"],
    ]);
  }));

test("a rejection is explained to the owner, once", () =>
  inTransaction(async (ctx, world) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "provider", ownerId: owners.provider.id, type: "provider_insurance" } as const;
    const id = await writeDocument(ctx, { ...of, state: "uploaded" });
    await rejectDocument(as.admin, { id, version: 1, reason: "The second page is missing" });
    const [event] = world.events;
    if (event?.type !== "document.changed") throw new Error("No event was emitted.");
    await sendDocumentRejected(ctx, event);
    expect(sentTo(world)).toEqual([["document-notice", "Not accepted: Public liability insurance"]]);
    await sendDocumentRejected(ctx, { ...event, change: "verified" });
    expect(sentTo(world)).toEqual([]);
  }));
