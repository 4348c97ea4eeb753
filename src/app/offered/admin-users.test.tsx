import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import type { Role } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { PersonDataPanel } from "#features/accounts/privacy/ui/person-data-panel.tsx";
import { createTokenMaker } from "#features/accounts/server/make-tokens.ts";
import { openSession } from "#features/accounts/server/open-session.ts";
import { SwitchesCard } from "#features/accounts/switches/ui/switches-card.tsx";
import { usersContract } from "#features/accounts/users/contract.ts";
import { invitationsContract } from "#features/accounts/users/invitations-contract.ts";
import { InvitationsTable } from "#features/accounts/users/ui/invitations-table.tsx";
import { UserDrawer } from "#features/accounts/users/ui/user-drawer.tsx";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { anAccount, asPerson, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const tokens = createTokenMaker("a secret for tests that nobody needs to keep", "https://capetownshuttle.example");
const idOf = ({ actor }: Context) => (actor.kind === "person" ? actor.userId : "");

const accounts: Readonly<Record<string, readonly Role[] | "own" | "last">> = {
  customer: [],
  driver: ["driver"],
  admin: ["admin"],
  "second super-user": ["super_user"],
  "super-user who looks": "own",
  "last super-user, who looks": "last",
};
const cases = Object.keys(accounts).flatMap((who) =>
  (["active", "suspended", "erased"] as const)
    .filter((status) => status === "active" || Array.isArray(accounts[who]))
    .map((status) => ({ who, status })),
);

test.each(cases)("the account of a $who that is $status", ({ who, status }) =>
  inTransaction(async (ctx) => {
    const me = await asSuperUser(ctx);
    if (who !== "last super-user, who looks") await asSuperUser(ctx, { name: "Ayanda Nkosi" });
    lookAs(me);
    const roles = accounts[who];
    const id = Array.isArray(roles) ? await anAccount(ctx, roles, { name: "Sipho Ndlovu" }) : idOf(me);
    await openSession(ctx, tokens, { userId: id, methods: ["password"] });
    await ctx.db.update(users).set({ status }).where(eq(users.id, id));
    const offered = await pressOffered(me, <UserDrawer userId={id} onClose={() => {}} />, {
      ready: () => screen.getByText("Latest actions"),
      asks: {
        // It would sign this browser in as someone else.
        "View as": (by) => askServer(by, usersContract.impersonateUser, { user_id: id, reason: "They called us" }),
      },
    });
    const names = Object.keys(offered);
    expect(names.includes("Suspend account")).toBe(status === "active" && Array.isArray(roles));
    expect(names.includes("Revoke Super-user")).toBe(
      status !== "erased" && (who === "second super-user" || who === "super-user who looks"),
    );
  }),
);

test.each(["open", "expired", "withdrawn"] as const)("an invitation that is %s", (what) =>
  inTransaction(async (ctx) => {
    const me = await asSuperUser(ctx);
    lookAs(me);
    const before = what === "expired" ? { ...me, now: addHours(ctx.now, -24 * 30) } : me;
    const invited = { email: "lindiwe@example.com", name: "Lindiwe", role: "dispatcher" as const };
    await askServer(before, invitationsContract.inviteStaff, invited);
    const listed = await askServer(me, invitationsContract.findInvites, {});
    const invite_id = listed.ok ? (listed.value.invites[0]?.id ?? "") : "";
    if (what === "withdrawn") await askServer(me, invitationsContract.withdrawInvite, { invite_id });
    const offered = await pressOffered(me, <InvitationsTable />, {
      ready: () => screen.getByText("Lindiwe"),
      entries: { Name: "Zanele Khumalo", Email: "zanele@example.com" },
    });
    expect(Object.keys(offered).some((name) => name.startsWith("Withdraw"))).toBe(what === "open");
  }),
);

test("switches are turned", () =>
  inTransaction(async (ctx) => {
    const me = await asSuperUser(ctx);
    lookAs(me);
    const offered = await pressOffered(me, <SwitchesCard />, { ready: () => screen.getAllByRole("switch") });
    expect(Object.keys(offered).length).toBeGreaterThan(1);
  }));

test.each(["only booked in the past", "has a trip ahead", "is a super-user"])(
  "personal data of someone who %s",
  (what) =>
    inTransaction(async (ctx) => {
      const me = await asSuperUser(ctx);
      lookAs(me);
      const email = "nomsa@example.com";
      if (what === "is a super-user") await anAccount(ctx, ["super_user"], { email });
      const pickupAt = addHours(ctx.now, what === "has a trip ahead" ? 48 : -480);
      const state = what === "has a trip ahead" ? "confirmed" : "closed";
      await ctx.db.insert(bookings).values(aBooking({ email, pickupAt, state }));
      await pressOffered(me, <PersonDataPanel />, {
        path: `/?person=${email}&email=${email}`,
        ready: () => screen.getByText(/Erase this person/),
        entries: { "Email, phone": email, Enter: "ERASE", "How you checked": "called_back" },
        asks: { "Look up": null, "Back to the results": null },
      });
    }),
);

test("an admin sees the activity log alone", () =>
  inTransaction(async (ctx) => {
    const admin = asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
    const refused = await askServer(admin, usersContract.findUsers, {});
    expect(refused.ok).toBe(false);
  }));
