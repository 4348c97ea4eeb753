import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { organisationMembers } from "#db/schema/partners.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import { keysContract } from "#features/partners/keys/contract.ts";
import { KeysCard } from "#features/partners/keys/ui/keys-card.tsx";
import { partnerRecordContract } from "#features/partners/record/contract.ts";
import { ColleaguesCard } from "#features/partners/record/ui/colleagues-card.tsx";
import { MarkupCard } from "#features/partners/record/ui/markup-card.tsx";
import { PartnerRecord } from "#features/partners/record/ui/partner-record.tsx";
import type { Context } from "#platform/context.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { openTab, pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const others: Readonly<Record<string, MemberRole | null>> = {
  alone: null,
  "with a second owner": "owner",
  "with a desk user": "desk",
};

async function aHotel(ctx: Context, other: MemberRole | null) {
  const hotel = await asHotel(ctx);
  const { hotelId: organisationId } = hotel;
  if (other) {
    const userId = await anAccount(ctx, ["hotel"], { name: "Lindiwe Botha" });
    await ctx.db.insert(organisationMembers).values({ organisationId, userId, role: other });
  }
  const invited = { name: "Anele Zulu", email: "anele@example.com", role: "desk" as const };
  await askServer(hotel, partnerRecordContract.inviteColleague, invited);
  await askServer(hotel, keysContract.createKey, { name: "Our site" });
  return hotel;
}

const entries = { Name: "Zanele Khumalo", Email: "zanele@example.com" };

test.each(Object.keys(others))("an owner of a hotel, %s, and its people", (who) =>
  inTransaction(async (ctx) => {
    const hotel = await aHotel(ctx, others[who] ?? null);
    lookAs(hotel);
    const page = (
      <>
        <ColleaguesCard />
        <KeysCard />
        <MarkupCard person="guest" />
      </>
    );
    const offered = await pressOffered(hotel, page, {
      ready: () => [screen.getByText("People"), screen.getByText("API keys"), screen.getByText("Your markup")],
      entries,
      choices: ["Role of"],
    });
    const roles = Object.keys(offered).filter((name) => name.startsWith("Role of"));
    expect(roles.length).toBe(others[who] ? 1 : 0);
  }),
);

const rolesInAdmin: Readonly<Record<string, number>> = {
  alone: 0,
  "with a second owner": 2,
  "with a desk user": 1,
};
const tabs = ["Terms", "Bank", "People", "Notes"];

test.each(Object.keys(others))("a hotel, its owner %s, in Admin", (who) =>
  inTransaction(async (ctx) => {
    const { hotelId } = await aHotel(ctx, others[who] ?? null);
    const team = await asTeam(ctx, "admin");
    lookAs(team);
    const found: string[] = [];
    for (const tab of tabs) {
      const offered = await pressOffered(
        team,
        <PartnerRecord partnerId={hotelId} documents={null} commissions={null} />,
        {
          ready: () => screen.getByRole("tab", { name: "Notes" }),
          open: () => openTab(tab),
          entries: { ...entries, Note: "They called" },
          asks: { "May book": null },
          choices: ["Role of"],
        },
      );
      found.push(...Object.keys(offered));
    }
    expect(found).toEqual(expect.arrayContaining(["Save terms", "Save bank account", "Add contact", "Add note"]));
    expect(found.filter((name) => name.startsWith("Role of")).length).toBe(rolesInAdmin[who]);
  }),
);
