import { fireEvent, screen, within } from "@testing-library/react";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { campaigns } from "#db/schema/email.ts";
import { threads } from "#db/schema/inbox.ts";
import { people, personBlocks, personConsents } from "#db/schema/people.ts";
import type { CampaignState } from "#domain/campaign/campaign-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import { addRelationship } from "#features/crm/relationships/server/add-relationship.ts";
import { listRelationships } from "#features/crm/relationships/server/list-relationships.ts";
import { RelationshipsCard } from "#features/crm/relationships/ui/relationships-card.tsx";
import { SuppressedTable } from "#features/email/bounces/ui/suppressed-table.tsx";
import { CampaignsBoard } from "#features/email/campaigns/ui/campaigns-board.tsx";
import { TemplatesBoard } from "#features/email/templates/ui/templates-board.tsx";
import { ThreadView } from "#features/inbox/ui/thread-view.tsx";
import { DayManifests } from "#features/passengers/ui/day-manifests.tsx";
import { mergeCustomers } from "#features/people/server/merge-customers.ts";
import { CustomerPage } from "#features/people/ui/customer-page.tsx";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { aThread } from "#testing/builders/people/a-thread.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { campaignWordsForTests } from "#testing/builders/services/a-campaign.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const doNothing = () => undefined;

test.each(["alone", "blocked", "merged"] as const)(
  "the record of a customer who is %s offers what the server takes",
  (how) =>
    inTransaction(async (transaction) => {
      const { ctx, kept, gone } = await aKnownPair(transaction);
      lookAs(ctx);
      if (how === "blocked")
        await ctx.db.insert(personBlocks).values({ id: newId(), personId: kept, reason: "Rude", fromAt: testNow });
      if (how === "merged")
        expect(await mergeCustomers(ctx, { customer_id: kept, merged_id: gone })).toMatchObject({ ok: true });
      const made = await pressOffered(ctx, <CustomerPage customerId={kept} onBack={doNothing} />, {
        ready: () => screen.getByRole("heading", { name: "Activity" }),
        asks: { "All customers": null, "Thandi Mokoena": null },
        entries: { Reason: "As agreed", Note: "Likes jazz" },
        // Until the other one is chosen.
        heldBack: ["Merge with another"],
      });
      const wrote = Object.values(made).flat();
      expect(wrote).toEqual(expect.arrayContaining(["save-customer", "record-consent", "note-customer"]));
      expect(wrote).toContain(how === "blocked" ? "unblock-customer" : "block-customer");
      expect(wrote).toContain(how === "merged" ? "undo-merge" : "merge-customers");
    }),
);

test("a record that nothing hints at is found by its name, and merged", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    lookAs(ctx);
    const zola = { firstName: "Zola", lastName: "Dube", email: "zola@example.com", phone: "+27 82 555 0177" };
    await ctx.db.insert(bookings).values(aBooking({ reference: "CTS-AAAAA3", ...zola }));
    const drawn = await drawOnServer(ctx, <CustomerPage customerId={kept} onBack={doNothing} />, {
      ready: () => screen.getByRole("heading", { name: "Activity" }),
    });
    fireEvent.click(screen.getByRole("button", { name: "Merge with another" }));
    fireEvent.change(screen.getByRole("combobox", { name: "Other customer" }), { target: { value: "Zola" } });
    fireEvent.click(await screen.findByRole("option", { name: "Zola Dube, zola@example.com" }));
    await drawn.settle();
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Merge" }));
    await drawn.settle();
    expect([drawn.wrote, drawn.refused]).toEqual([["merge-customers"], []]);
    expect(screen.getByText("Merged: Zola Dube")).toBeDefined();
  }));

test("relationships of a customer are added as far as someone is chosen", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    lookAs(ctx);
    await pressOffered(ctx, <RelationshipsCard customerId={kept} />, {
      ready: () => screen.getByText(/^No relationships yet/),
      heldBack: ["Add relationship"],
    });
  }));

test.each(["their own", "the other’s"])("a relationship that was removed is back as it was, on %s side", (side) =>
  inTransaction(async (transaction) => {
    const { ctx, kept, gone } = await aKnownPair(transaction);
    lookAs(ctx);
    const [customer_id, id] = side === "their own" ? [kept, gone] : [gone, kept];
    const note = "Books her flights";
    await addRelationship(ctx, { customer_id, kind: "assistant", note, other: { kind: "person", id } });
    const before = (await listRelationships(ctx, { customer_id: kept })).value.added;
    const drawn = await drawOnServer(ctx, <RelationshipsCard customerId={kept} />, {
      ready: () => screen.getByText(note),
    });
    fireEvent.click(screen.getByRole("button", { name: /^Remove relationship with / }));
    await drawn.settle();
    expect((await listRelationships(ctx, { customer_id: kept })).value.added).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Undo removal" }));
    await drawn.settle();
    expect(drawn.refused).toEqual([]);
    expect((await listRelationships(ctx, { customer_id: kept })).value.added).toEqual(
      before.map((one) => ({ ...one, id: expect.any(String) })),
    );
  }),
);

test.each(["team", "customer", "no_one"] as const)(
  "a thread that waits for %s offers what the server takes",
  (waitsFor) =>
    inTransaction(async (transaction) => {
      const thread = await aThread(transaction);
      await transaction.db.update(threads).set({ waitsFor, isUnread: false }).where(eq(threads.id, thread.id));
      const ctx = await asAdmin(transaction);
      lookAs(ctx);
      const made = await pressOffered(ctx, <ThreadView thread={thread.id} />, {
        ready: () => screen.getByText("May we leave at ten?"),
        asks: { "Kept replies": null, Answer: null, "Phone call": null, Note: null },
        choices: ["Who answers"],
        heldBack: ["Send "],
      });
      expect(Object.values(made).flat()).toEqual(expect.arrayContaining(["file-thread", "assign-thread"]));
    }),
);

async function givenCampaign(ctx: Context, state: CampaignState, name = "Whales") {
  const { subject, heading, body, button_label: buttonLabel, button_path: buttonPath } = campaignWordsForTests;
  const words = { name, subject, heading, body, buttonLabel, buttonPath, filter: {}, perDay: 500 };
  const times = {
    createdAt: testNow,
    updatedAt: testNow,
    scheduledFor: state === "draft" ? null : addHours(testNow, 2),
  };
  await ctx.db.insert(campaigns).values({ ...words, ...times, id: newId(), state, author: "Naledi" });
}

async function givenReader(ctx: Context) {
  const id = newId();
  await ctx.db.insert(people).values({
    id,
    firstName: "Emily",
    lastName: "",
    email: "emily@example.com",
    firstSeenAt: testNow,
    lastSeenAt: testNow,
  });
  const consent = {
    purpose: "marketing",
    channel: "email",
    isGiven: true,
    wordingVersion: 1,
    wording: "Yes",
    source: "form",
  };
  await ctx.db.insert(personConsents).values({ ...consent, id: newId(), personId: id, at: testNow });
}

test.each(["draft", "scheduled", "sending", "paused", "done", "cancelled"] as const)(
  "a campaign that is %s offers what the server takes",
  (state) =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      lookAs(ctx);
      await givenReader(ctx);
      await givenCampaign(ctx, state);
      const made = await pressOffered(ctx, <CampaignsBoard />, {
        ready: () => screen.getByRole("heading", { name: /Whales/ }),
        entries: { Name: "Seals", Subject: "Seals are here", Title: "See the seals", Text: "They’re in the bay." },
      });
      expect(Object.values(made).flat()).toContain("save-campaign");
    }),
);

test("a campaign that no one would get can’t be sent, and says so", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    lookAs(ctx);
    await givenCampaign(ctx, "draft");
    await pressOffered(ctx, <CampaignsBoard />, {
      ready: () => screen.getByRole("heading", { name: /Whales/ }),
      asks: { "New campaign": null, Edit: null, "Send test to me": null, "Cancel campaign": null },
      heldBack: ["Send…"],
    });
  }));

test("more than a page of campaigns is read on, the oldest too", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    lookAs(ctx);
    for (let nth = 1; nth <= 26; nth++) await givenCampaign(ctx, "done", `Whales ${nth}`);
    const made = await pressOffered(ctx, <CampaignsBoard />, {
      ready: () => expect(screen.getAllByRole("heading", { name: /Whales/ })).toHaveLength(25),
      asks: { "New campaign": null },
    });
    expect(made["Show more"]).toEqual(["list-campaigns"]);
    expect(screen.getAllByRole("heading", { name: /Whales/ })).toHaveLength(26);
  }));

test("a day without guest lists leads to the next one that has them", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    lookAs(ctx);
    const { bookingId } = await writeTrip(ctx, addHours(testNow, 50));
    await writePassengers(ctx, bookingId, [{ name: "Lindiwe Khumalo" }]);
    const drawn = await drawOnServer(ctx, <DayManifests />, {
      ready: () => screen.getByRole("button", { name: "Next guest lists: Sunday 22 November 2026" }),
    });
    fireEvent.click(screen.getByRole("button", { name: /^Next guest lists/ }));
    await drawn.settle();
    expect([screen.getByText("Lindiwe Khumalo").tagName, drawn.refused]).toEqual(["B", []]);
  }));

test("addresses that get no email are let in again", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    lookAs(ctx);
    await ctx.db.execute(
      sql`insert into suppressed_addresses (address, reason, detail, since) values ('gone@example.com', 'hard', 'No such user', ${testNow})`,
    );
    const made = await pressOffered(ctx, <SuppressedTable />, { ready: () => screen.getByText("gone@example.com") });
    expect(Object.values(made).flat()).toContain("lift-suppression");
  }));

test.each(["booking-confirmed", "phone-driver-on-the-way"])(
  "the template %s is saved and tried as the editor offers it",
  (kind) =>
    inTransaction(async (transaction) => {
      const ctx = await asAdmin(transaction);
      lookAs(ctx);
      const drawn = await drawOnServer(ctx, <TemplatesBoard />, {
        path: `/?template=${kind}`,
        ready: () => screen.getByRole("button", { name: "Save template" }),
      });
      const press = async (name: string) => {
        fireEvent.click(screen.getAllByRole("button", { name }).at(-1) as HTMLElement);
        await drawn.settle();
      };
      const [field] = screen.getAllByRole<HTMLTextAreaElement>("textbox");
      if (field) fireEvent.change(field, { target: { value: `${field.value} Thank you` } });
      await press("Send test to me");
      await press("Save template");
      fireEvent.change(screen.getByRole("textbox", { name: /^Reason/ }), { target: { value: "Friendlier" } });
      await press("Save template");
      expect(drawn.refused).toEqual([]);
      expect(drawn.wrote).toEqual(expect.arrayContaining(["send-test-email", "save-template"]));
      expect(screen.getByText(/: Friendlier$/)).toBeDefined();
    }),
);
