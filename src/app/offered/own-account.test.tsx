import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import type { Role } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { PrivacyPanel } from "#features/accounts/privacy/ui/privacy-panel.tsx";
import { profileContract } from "#features/accounts/profile/contract.ts";
import { ProfilePanel } from "#features/accounts/profile/ui/profile-panel.tsx";
import { SavedAddressesPanel } from "#features/accounts/profile/ui/saved-addresses-panel.tsx";
import { SavedPassengersPanel } from "#features/accounts/profile/ui/saved-passengers-panel.tsx";
import { hashPassword } from "#features/accounts/server/hash-password.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const password = "a good long password";
const email = "thandi@example.com";
const roles: Readonly<Record<string, readonly Role[]>> = {
  "a customer": [],
  "a customer without a password": [],
  "a customer with a trip ahead": [],
  "a customer who owes a fee": [],
  "a driver": ["driver"],
  "someone of a hotel": ["hotel"],
  "a super-user": ["super_user"],
};

test.each(Object.keys(roles))("the personal data of %s", (who) =>
  inTransaction(async (ctx) => {
    const passwordHash = who.endsWith("without a password") ? null : await hashPassword(password);
    const me = asPerson(ctx, await anAccount(ctx, roles[who], { email, passwordHash }), roles[who] ?? []);
    lookAs(me);
    const ahead = { state: "confirmed" as const, pickupAt: addHours(ctx.now, 48) };
    const owed = {
      state: "cancelled" as const,
      pickupAt: addHours(ctx.now, -48),
      totalCents: 129_900,
      feeCents: 30_000,
    };
    if (who.endsWith("ahead")) await ctx.db.insert(bookings).values(aBooking({ email, ...ahead }));
    if (who.endsWith("fee")) await ctx.db.insert(bookings).values(aBooking({ email, ...owed }));
    const offered = await pressOffered(me, <PrivacyPanel />, {
      reads: ["my-deletion"],
      ready: () => screen.getByRole("button", { name: "Delete my account" }),
      entries: { Enter: "DELETE", "Your password": password },
    });
    expect(Object.keys(offered).includes("Delete my account")).toBe(who === "a customer");
  }),
);

const entries = {
  Name: "Thandi Mokoena",
  "First name": "Sam",
  "Last name": "Dube",
  "Full name": "Sam Dube",
  Label: "Home",
  Address: "12 Kloof Street, Gardens",
  Phone: "+27 82 555 0111",
};

test("a profile, saved addresses and passengers", () =>
  inTransaction(async (ctx) => {
    const me = asPerson(ctx, await anAccount(ctx, [], { email }), []);
    lookAs(me);
    await askServer(me, profileContract.saveAddress, { label: "Work", address: "1 Long Street" });
    const page = (
      <>
        <ProfilePanel />
        <SavedAddressesPanel />
        <SavedPassengersPanel />
      </>
    );
    const offered = await pressOffered(me, page, {
      ready: () => screen.getAllByRole("button", { name: /Save|Add/ }),
      entries,
    });
    expect(Object.keys(offered).length).toBeGreaterThan(2);
  }));
