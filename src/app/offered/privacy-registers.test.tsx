import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { privacyBreaches, privacyBreachPeople, privacyRequests } from "#db/schema/privacy.ts";
import { type IdentityProof, type requestKinds, requestStates } from "#domain/privacy/privacy-request.ts";
import { BreachDrawer } from "#features/privacy/breaches/ui/breach-drawer.tsx";
import { privacyRequestsContract } from "#features/privacy/requests/contract.ts";
import { OwnRequestsCard } from "#features/privacy/requests/ui/own-requests-card.tsx";
import { RequestDrawer } from "#features/privacy/requests/ui/request-drawer.tsx";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aBreach, notifyRegulator } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPrivacyRequest } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

type RequestRow = Partial<typeof privacyRequests.$inferInsert>;
const checked: IdentityProof = "called_back";
const atAnyTime = ["Refuse", "Close as withdrawn"];
const long = new Date("2026-09-01T08:00:00Z");

/** Each kind of request, with what was done about it, and the emails that can answer it. */
const requests: readonly { kind: (typeof requestKinds)[number]; what: string; row: RequestRow; offers: string[] }[] = [
  { kind: "access", what: "just received", row: {}, offers: ["Acknowledge", "Extend", ...atAnyTime] },
  {
    kind: "access",
    what: "from someone we know",
    row: { identity: checked, acknowledgedAt: long },
    offers: ["Extend", "Grant", ...atAnyTime],
  },
  {
    kind: "access",
    what: "extended",
    row: { identity: checked, acknowledgedAt: long, extendedAt: long, extensionReason: "Many records" },
    offers: ["Grant", ...atAnyTime],
  },
  { kind: "access", what: "overdue", row: { dueAt: long }, offers: ["Acknowledge", ...atAnyTime] },
  { kind: "deletion", what: "without an address", row: { email: "" }, offers: ["Acknowledge", ...atAnyTime] },
  { kind: "paia", what: "just received", row: {}, offers: ["Acknowledge", "Extend", "Grant", ...atAnyTime] },
  {
    kind: "paia",
    what: "with its fee asked",
    row: { feeCents: 14_000, acknowledgedAt: long },
    offers: ["Extend", "Grant", ...atAnyTime],
  },
];
test.each(requests)("a request for $kind, $what", ({ kind, row, offers }) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "super_user");
    lookAs(team);
    const id = await aPrivacyRequest(team, { kind });
    await ctx.db
      .update(privacyRequests)
      .set({ updatedAt: ctx.now, ...row })
      .where(eq(privacyRequests.id, id));
    const offered = await pressOffered(team, <RequestDrawer id={id} onClose={() => {}} />, {
      ready: () => screen.getByText("Please send me all you have."),
      entries: { "How you checked": checked, Reason: "Many records" },
    });
    const answers = ["Acknowledge", "Extend", "Grant", ...atAnyTime];
    expect(Object.keys(offered).filter((name) => answers.includes(name))).toEqual(offers);
  }),
);

test.each(requestStates.filter((state) => state !== "open"))("a request that was %s offers nothing", (state) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "super_user");
    lookAs(team);
    const id = await aPrivacyRequest(team);
    const ground = state === "refused" ? ("identity_not_proven" as const) : null;
    await ctx.db.update(privacyRequests).set({ state, ground, closedAt: ctx.now }).where(eq(privacyRequests.id, id));
    const ready = () => screen.getByText("Please send me all you have.");
    expect(await pressOffered(team, <RequestDrawer id={id} onClose={() => {}} />, { ready })).toEqual({});
  }),
);

const always = ["Add people affected", "Notice to the Regulator"];
const breaches = [
  { what: "that no one knows of", offers: [] },
  { what: "with people affected", people: true, offers: ["Email those affected"] },
  { what: "whose email would lack a fact", people: true, advice: "", offers: [] },
  { what: "known to the Regulator, with no one affected", regulator: true, offers: ["Close breach"] },
  { what: "known to the Regulator", people: true, regulator: true, offers: ["Email those affected"] },
  {
    what: "whose emails are on their way",
    people: true,
    regulator: true,
    isSending: true,
    offers: ["Email those affected"],
  },
  { what: "everyone knows of", people: true, regulator: true, areNotified: true, offers: ["Close breach"] },
] as const;
type BreachCase = (typeof breaches)[number] &
  Partial<Record<"regulator" | "isSending" | "areNotified" | "people", true>>;

test.each<BreachCase>(breaches)("a breach $what", (one) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "super_user");
    lookAs(team);
    await ctx.db.insert(bookings).values(aBooking({ email: "c@example.com" }));
    const advice = "advice" in one ? { advice: one.advice } : {};
    const id = await aBreach(team, advice, one.people ? "a@example.com b@example.com" : "");
    if (one.regulator) await notifyRegulator(team, id);
    if (one.isSending)
      await ctx.db.update(privacyBreaches).set({ sendingAt: ctx.now }).where(eq(privacyBreaches.id, id));
    if (one.areNotified) await ctx.db.update(privacyBreachPeople).set({ notifiedAt: ctx.now });
    const offered = await pressOffered(team, <BreachDrawer id={id} onClose={() => {}} />, {
      ready: () => screen.getByText("A laptop was stolen"),
      entries: { Enter: "SEND", Bookings: "ticked" },
    });
    expect(Object.keys(offered)).toEqual([
      "Edit",
      ...(one.people ? ["Download the list"] : []),
      ...always,
      ...one.offers,
    ]);
  }),
);

test("a closed breach offers its list alone", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "super_user");
    lookAs(team);
    const id = await aBreach(team, {}, "a@example.com");
    await ctx.db.update(privacyBreaches).set({ closedAt: ctx.now }).where(eq(privacyBreaches.id, id));
    const ready = () => screen.getByText("A laptop was stolen");
    const offered = await pressOffered(team, <BreachDrawer id={id} onClose={() => {}} />, { ready });
    expect(Object.keys(offered)).toEqual(["Download the list"]);
  }));

test.each([0, 2, 3])("someone with %i open requests of their own", (count) =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    lookAs(customer);
    const request = { kind: "access" as const, words: "What do you hold?" };
    for (let nth = 0; nth < count; nth++)
      await askServer(customer, privacyRequestsContract.makePrivacyRequest, request);
    const ready = () => screen.getByRole("button", { name: "Send a request" });
    const offered = await pressOffered(customer, <OwnRequestsCard />, { ready });
    expect(Object.keys(offered)).toEqual(count < 3 ? ["Send a request"] : []);
  }),
);
