import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OwnCompanyPage } from "#features/companies/bookings/ui/own-company-page.tsx";
import { CompanyRecord } from "#features/companies/record/ui/company-record.tsx";
import { TravellersSection } from "#features/companies/travellers/ui/travellers-section.tsx";
import { companyUsersContract } from "#features/companies/users/contract.ts";
import { CompanyUsersSection } from "#features/companies/users/ui/company-users-section.tsx";
import type { Context } from "#platform/context.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { openTab, pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const invited = { organisation_id: null, name: "Anele Zulu", email: "anele@example.com", role: "desk" as const };
const entries = {
  Name: "Zanele Khumalo",
  "First name": "Zanele",
  "Last name": "Khumalo",
  Email: "zanele@example.com",
  Phone: "+27 82 555 0111",
};

async function aCompanyWithPeople(ctx: Context, account: Parameters<typeof aCompany>[1] = {}) {
  const id = await aCompany(ctx, account);
  const owner = await asCompany(ctx, id);
  await aTraveller(ctx, id);
  await aTraveller(ctx, id, { firstName: "Sam", email: "sam@example.com", isActive: false });
  await askServer(owner, companyUsersContract.inviteCompanyUser, invited);
  return { id, owner, desk: await asCompany(ctx, id, "desk") };
}

test.each(["owner", "desk"] as const)("the people of a company, seen by one of it: %s", (who) =>
  inTransaction(async (ctx) => {
    const company = await aCompanyWithPeople(ctx);
    const by = company[who];
    lookAs(by);
    const page = (
      <OwnCompanyPage>
        {({ may_change }) => (
          <>
            <TravellersSection mayChange={may_change} />
            <CompanyUsersSection mayChange={may_change} />
          </>
        )}
      </OwnCompanyPage>
    );
    const offered = await pressOffered(by, page, {
      ready: () => [screen.getAllByText("Sam Mokoena"), screen.getByText("Anele Zulu")],
      entries,
      asks: { "Import CSV": null },
    });
    expect(Object.keys(offered).length).toBe(who === "owner" ? 5 : 0);
  }),
);

const drawTabs = (companyId: string, mayChange: boolean) => ({
  travellers: <TravellersSection companyId={companyId} mayChange={mayChange} />,
  road: null,
  invoices: null,
  users: <CompanyUsersSection companyId={companyId} mayChange={mayChange} />,
});

const tabs = ["Account", "Rates", "Policy", "Travellers", "Sign-in"];
const records = [
  { account: {}, what: "open", role: "admin" as const, tabs },
  { account: { isOnHold: true, holdReason: "Not paid" }, what: "on hold", role: "admin" as const, tabs: ["Account"] },
  { account: {}, what: "open", role: "dispatcher" as const, tabs },
];

test.each(records)("a company whose account is $what, in Admin, seen by the $role", ({ account, role, tabs }) =>
  inTransaction(async (ctx) => {
    const { id } = await aCompanyWithPeople(ctx, account);
    const team = await asTeam(ctx, role);
    lookAs(team);
    const found: string[] = [];
    for (const tab of tabs) {
      const offered = await pressOffered(team, <CompanyRecord companyId={id} drawTabs={drawTabs} />, {
        ready: () => screen.getByRole("tab", { name: "Policy" }),
        open: () => openTab(tab),
        entries,
        asks: { "Import CSV": null, "Add cost centre": null },
      });
      found.push(...Object.keys(offered));
    }
    const saves = ["Save account", "Save rates", "Save policy", "Add traveller", "Invite colleague"];
    if (role === "admin" && tabs.length > 1) expect(found).toEqual(expect.arrayContaining(saves));
    if (role === "dispatcher") expect(found.filter((name) => saves.includes(name))).toEqual([]);
  }),
);
