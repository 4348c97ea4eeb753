import { fireEvent, screen, waitFor } from "@testing-library/react";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import { paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { NewBookingForm } from "#features/booking/desk/ui/new-booking-form.tsx";
import { useJourneyOffer } from "#features/selling/sale/ui/use-journey-offer.ts";
import type { Context } from "#platform/context.ts";
import { aCompany } from "#testing/builders/companies/a-company.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { fillNamed } from "#testing/offered/fill-in.ts";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const email = "amira@example.com";
const entries = {
  "First name": "Amira",
  "Last name": "Khan",
  Phone: "+27 82 555 0111",
  From: "Cape Town International Airport",
  To: "Camps Bay",
  "Pickup date": "28 Nov 2026",
};

/** Those who call, with what is in the way of an account. */
const callers = {
  "gives no email address": { email: "", account: undefined },
  "belongs to no company": { email, account: undefined },
  "is of a company with an account": { email, account: {} },
  "is of a company whose account is on hold": { email, account: { isOnHold: true } },
  "is of a company beyond its credit limit": { email, account: { creditLimitCents: 0 } },
} as const;
type Caller = keyof typeof callers;

async function writeCaller(ctx: Context, caller: Caller) {
  const { account } = callers[caller];
  if (!account) return;
  const organisationId = await aCompany(ctx, account);
  await ctx.db.insert(organisationMembers).values({ organisationId, userId: await anAccount(ctx, [], { email }) });
}

const draw = (by: Context) =>
  drawOnServer(by, <NewBookingForm useOffer={useJourneyOffer} />, {
    ready: () => screen.getByText("Price and payment"),
  });
const save = () => fireEvent.click(screen.getByRole("button", { name: /^(Save|Confirm) booking$/ }));

const methodSelect = () => screen.getByLabelText<HTMLSelectElement>(/^Payment method/);

/** The form as it is once the caller has said all, with its price. */
async function drawFilled(by: Context, caller: Caller) {
  const drawn = await draw(by);
  fillNamed(document.body, { ...entries, Email: callers[caller].email });
  await waitFor(() => screen.getByText(/tariff \d/));
  await drawn.settle();
  return drawn;
}

/** The server’s answer to a booking with this method of payment. */
async function saveWith(by: Context, caller: Caller, method: string) {
  await by.db.execute(sql`savepoint called`);
  const drawn = await drawFilled(by, caller);
  fireEvent.change(methodSelect(), { target: { value: method } });
  await drawn.settle();
  save();
  await drawn.settle();
  await by.db.execute(sql`rollback to savepoint called`);
  return drawn.refused.join(", ") || drawn.wrote.join(", ");
}

async function takeCall(ctx: Context, caller: Caller, role: "admin" | "dispatcher") {
  const by = await asTeam(ctx, role);
  lookAs(by);
  await writeCrew(ctx, { vehicle: { vehicleClass: "sedan", seats: 4, bags: 3 } });
  await writeCaller(ctx, caller);
  return by;
}

test.each([
  { role: "admin", methods: ["account"] },
  { role: "dispatcher", methods: ["", ...paymentMethods] },
] as const)("a booking by phone is taken by the $role with each method of payment: $methods", ({ role, methods }) =>
  inTransaction(async (ctx) => {
    const caller = "is of a company with an account";
    const by = await takeCall(ctx, caller, role);
    for (const method of methods) expect(await saveWith(by, caller, method), method).toBe("create-desk-booking");
  }),
);

test.each((Object.keys(callers) as Caller[]).filter((one) => one !== "is of a company with an account"))(
  "On account can’t be chosen for someone who %s, and the reason is beside it",
  (caller) =>
    inTransaction(async (ctx) => {
      await drawFilled(await takeCall(ctx, caller, "dispatcher"), caller);
      const isOff = Object.fromEntries([...methodSelect().options].map(({ value, disabled }) => [value, disabled]));
      expect(isOff).toEqual({ "": false, online: false, transfer: false, cash: false, account: true });
      expect(screen.getByText(/^On account: ./)).toBeTruthy();
    }),
);

test("a new booking with nothing entered asks for it, and sends nothing", () =>
  inTransaction(async (ctx) => {
    const by = await asTeam(ctx, "dispatcher");
    lookAs(by);
    const drawn = await draw(by);
    save();
    await drawn.settle();
    expect([drawn.refused, drawn.wrote]).toEqual([[], []]);
    expect(screen.getByText("Check the marked fields.")).toBeTruthy();
  }));
