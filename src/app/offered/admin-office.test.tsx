import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { payments } from "#db/schema/payments.ts";
import { messages } from "#db/schema/platform.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { HoldsTable } from "#features/booking/holds/ui/holds-table.tsx";
import { weatherContract } from "#features/booking/weather/contract.ts";
import { WeatherDaysList } from "#features/booking/weather/ui/weather-days-list.tsx";
import { WeatherForm } from "#features/booking/weather/ui/weather-form.tsx";
import { emailStates } from "#features/email/contract.ts";
import { EmailDrawer } from "#features/email/ui/email-drawer.tsx";
import { newId } from "#platform/ids.ts";
import { sendAgain } from "#platform/mail/send-again.ts";
import { hold } from "#testing/builders/booking/a-held-vehicle.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const attempts: readonly { readonly method: "online" | "transfer"; readonly state: PaymentState }[] = [
  { method: "online", state: "redirected" },
  { method: "online", state: "processing" },
  { method: "online", state: "failed" },
  { method: "transfer", state: "awaiting_proof" },
  { method: "transfer", state: "proof_submitted" },
  { method: "transfer", state: "rejected" },
];
const beingPaid: readonly PaymentState[] = ["processing", "proof_submitted"];

test.each(attempts)("a held vehicle, being paid by $method, $state", ({ method, state }) =>
  inTransaction(async (ctx) => {
    const { id, reference } = await hold(ctx);
    await ctx.db
      .insert(payments)
      .values(
        aPayment({ bookingId: id, amountCents: 100, provider: "", paidAt: null, updatedAt: ctx.now, method, state }),
      );
    const admin = await asTeam(ctx, "admin");
    lookAs(admin);
    const offered = await pressOffered(admin, <HoldsTable />, { ready: () => screen.getByText(reference) });
    expect(Object.keys(offered)).toContain("Confirm contact");
    expect("Release hold" in offered).toBe(!beingPaid.includes(state));
  }),
);

const roles = ["admin", "dispatcher"] as const;
const weather = roles.flatMap((role) =>
  (["nothing declared", "tomorrow declared", "tomorrow withdrawn"] as const).map((what) => ({ role, what })),
);

test.each(weather)("bad weather, $what, seen by the $role", ({ role, what }) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, role);
    lookAs(team);
    const day = addDays(localDateOf(ctx.now), 1);
    if (what !== "nothing declared") {
      const input = { day, reach: "weather_tours" as const, offers: [], reason: "Gale", tells_guests: true };
      const declared = await askServer(team, weatherContract.declareWeatherDay, input);
      const id = declared.ok ? declared.value.id : "";
      if (what === "tomorrow withdrawn") await askServer(team, weatherContract.withdrawWeatherDay, { id });
    }
    const page = (
      <>
        <WeatherForm />
        <WeatherDaysList />
      </>
    );
    const offered = await pressOffered(team, page, {
      ready: () => screen.getByText("Bad weather days"),
      entries: { "Message to customers": "Gale warning" },
    });
    const isDeclared = what === "tomorrow declared";
    expect(Object.keys(offered).some((name) => name.startsWith("Declare"))).toBe(!isDeclared);
    expect(Object.keys(offered).some((name) => name.startsWith("Withdraw"))).toBe(isDeclared);
  }),
);

const emails = emailStates.flatMap((state) => [true, false].map((hasWords) => ({ state, hasWords })));

test.each(emails)("an email that is $state, its words kept: $hasWords", ({ state, hasWords }) =>
  inTransaction(async (ctx) => {
    // As it runs: an email that is being sent or has lost its words isn’t sent again.
    const queue = { addMail: async () => {} } as never;
    const again = (id: string) => sendAgain(ctx.db, id, ctx.now, queue);
    const admin = { ...(await asTeam(ctx, "admin")), mailAgain: again };
    lookAs(admin);
    const id = newId();
    const words = hasWords ? { html: "<p>Hello</p>", body: "Hello" } : { html: "", body: "" };
    const email = { key: id, template: "booking_confirmed", recipient: "thandi@example.com", subject: "Your booking" };
    const attachments = [{ name: "trip.ics", type: "text/calendar", content: "QUJD" }];
    await ctx.db.insert(messages).values({ id, ...email, ...words, attachments, state, createdAt: ctx.now });
    const offered = await pressOffered(admin, <EmailDrawer emailId={id} onClose={() => {}} />, {
      ready: () => screen.getByText("thandi@example.com"),
    });
    expect("Send again" in offered).toBe(hasWords && state !== "queued");
  }),
);
