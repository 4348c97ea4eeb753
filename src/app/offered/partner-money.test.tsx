import { fireEvent, screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { commissions, organisationMembers, organisations, partnerPayouts } from "#db/schema/partners.ts";
import { commissionStates } from "#domain/partner/commission-lifecycle.ts";
import { payoutStates } from "#domain/partner/payout.ts";
import { localDate } from "#domain/time/local-time.ts";
import { statementsContract } from "#features/partners/commissions/statements-contract.ts";
import { CommissionsTab } from "#features/partners/commissions/ui/commissions-tab.tsx";
import { MyStatementsCard } from "#features/partners/commissions/ui/my-statements-card.tsx";
import { StatementsTab } from "#features/partners/commissions/ui/statements-tab.tsx";
import { payoutsContract } from "#features/partners/payouts/contract.ts";
import { PayoutsTab } from "#features/partners/payouts/ui/payouts-tab.tsx";
import { PartnerRecord } from "#features/partners/record/ui/partner-record.tsx";
import type { Context } from "#platform/context.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aPartnerBooking, commissionsOf, driveBooking } from "#testing/builders/partners/a-partner-booking.ts";
import { aPayout } from "#testing/builders/partners/a-payout.ts";
import { aStatement, nextMonth } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { fillNamed } from "#testing/offered/fill-in.ts";
import { openTab, pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const noBank = { bankName: "", bankAccountName: "", bankAccountNumber: "", bankBranchCode: "" };
const amounts = { small: [1_000_000], large: [30_000_000] } as const;
const payouts = [
  ...payoutStates.map((state) => ({ state, amount: "small" as const, hasBank: true, by: "team" as const })),
  ...(["team", "second"] as const).map((by) => ({
    state: "draft" as const,
    amount: "large" as const,
    hasBank: true,
    by,
  })),
  ...(["draft", "approved"] as const).map((state) => ({
    state,
    amount: "small" as const,
    hasBank: false,
    by: "team" as const,
  })),
];

test.each(payouts)("a $amount payout that is $state, with a bank account: $hasBank, seen by: $by", (facts) =>
  inTransaction(async (ctx) => {
    const { payout_id, hotel, ...who } = await aPayout(ctx, amounts[facts.amount]);
    const by = nextMonth(who[facts.by]);
    lookAs(by);
    if (!facts.hasBank) await ctx.db.update(organisations).set(noBank).where(eq(organisations.id, hotel.hotelId));
    const isPaid = facts.state === "paid" && { paidOn: localDate("2026-12-01"), paymentNote: "EFT 4711" };
    await ctx.db
      .update(partnerPayouts)
      .set({ state: facts.state, ...isPaid })
      .where(eq(partnerPayouts.id, payout_id));
    const offered = await pressOffered(by, <PayoutsTab kind="hotel" />, {
      ready: () => screen.getByText(/Drafted by/),
      asks: { "Bank file": (as) => askServer(as, payoutsContract.payoutBankFile, { pay_on: "2026-12-02" }) },
    });
    const isApprovable =
      facts.state === "draft" && facts.hasBank && (facts.amount === "small" || facts.by === "second");
    expect(Object.keys(offered).some((name) => name.startsWith("Approve"))).toBe(isApprovable);
  }),
);

test("a bank account that is saved lets the payout of an open tab be approved at once", () =>
  inTransaction(async (ctx) => {
    const { team, hotel } = await aPayout(ctx, amounts.small);
    const by = nextMonth(team);
    lookAs(by);
    await ctx.db.update(organisations).set(noBank).where(eq(organisations.id, hotel.hotelId));
    const page = (
      <>
        <PayoutsTab kind="hotel" />
        <PartnerRecord partnerId={hotel.hotelId} documents={null} commissions={null} />
      </>
    );
    const { settle, refused } = await drawOnServer(by, page, { ready: () => screen.getByText(/Drafted by/) });
    openTab("Bank");
    await settle();
    expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
    const form = screen.getByRole("button", { name: "Save bank account" }).closest("form");
    if (!form) throw new Error("There is no form.");
    fillNamed(form, { Bank: "FNB", "Account name": "Harbour", "Account number": "620123456", "Branch code": "250655" });
    fireEvent.submit(form);
    await settle();
    expect(refused).toEqual([]);
    screen.getByRole("button", { name: /^Approve/ });
  }));

test.each(["nothing earned", "a statement to pay", "less than the minimum"])(
  "payouts before any was drafted: %s",
  (what) =>
    inTransaction(async (ctx) => {
      const team = nextMonth(await asTeam(ctx, "admin"));
      lookAs(team);
      const hotel = await asHotel(ctx);
      if (what !== "nothing earned")
        await aStatement(ctx, hotel.hotelId, [what === "a statement to pay" ? 1_000_000 : 1000]);
      const offered = await pressOffered(team, <PayoutsTab kind="hotel" />, {
        ready: () => screen.getByText(/No payouts yet/),
      });
      expect("Draft payouts" in offered).toBe(what === "a statement to pay");
    }),
);

async function aCommission(ctx: Context, isOnStatement: boolean) {
  const hotel = await asHotel(ctx);
  if (isOnStatement) return (await aStatement(ctx, hotel.hotelId)).bookingId;
  const { id } = await aPartnerBooking(ctx, hotel.hotelId);
  await driveBooking(ctx, id);
  return id;
}

test.each(commissionStates)("a commission that is %s", (state) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    lookAs(team);
    const bookingId = await aCommission(ctx, state === "on_statement" || state === "paid");
    await ctx.db.update(commissions).set({ state }).where(eq(commissions.bookingId, bookingId));
    const offered = await pressOffered(team, <CommissionsTab kind="hotel" />, {
      ready: () => screen.getAllByText(/The Harbour Lantern/),
    });
    expect(Object.keys(offered).some((name) => name.startsWith("Reverse"))).toBe(
      ["pending", "earned", "approved"].includes(state),
    );
  }),
);

test.each(["no dispute", "an open dispute", "an answered dispute"])(
  "a statement with %s, seen by our team and its owner",
  (what) =>
    inTransaction(async (ctx) => {
      const team = nextMonth(await asTeam(ctx, "admin"));
      const hotel = await asHotel(ctx);
      const { statementId, bookingId } = await aStatement(ctx, hotel.hotelId);
      const owner = { ...nextMonth(ctx), actor: hotel.actor };
      const [line] = await commissionsOf(ctx, bookingId);
      const dispute = { commission_id: line?.id ?? "", reason: "Two rooms" };
      if (what !== "no dispute") await askServer(owner, statementsContract.disputeLine, dispute);
      const path = `/?statement=${statementId}`;
      const ready = () => screen.getByText(/^Statement /);
      const file = (format: "pdf" | "csv") => ({ statement_id: statementId, format });
      const read = await askServer(team, statementsContract.readStatement, { statement_id: statementId });
      const dispute_id = read.ok ? (read.value.lines[0]?.dispute?.id ?? "") : "";
      const answer = { dispute_id, outcome: "dismissed" as const, answer: "One room", correction_cents: 0 };
      if (what === "an answered dispute") await askServer(team, statementsContract.answerLineDispute, answer);
      lookAs(team);
      const byTeam = await pressOffered(team, <StatementsTab kind="hotel" feeds={[]} />, {
        path,
        ready,
        entries: { "Add to the next statement": "100" },
        asks: {
          "All statements": null,
          PDF: (by) => askServer(by, statementsContract.statementFile, file("pdf")),
          CSV: (by) => askServer(by, statementsContract.statementFile, file("csv")),
        },
      });
      lookAs(owner);
      const byOwner = await pressOffered(owner, <MyStatementsCard />, {
        path,
        ready,
        asks: {
          "All statements": null,
          PDF: (by) => askServer(by, statementsContract.myPartnerStatementFile, file("pdf")),
          CSV: (by) => askServer(by, statementsContract.myPartnerStatementFile, file("csv")),
        },
      });
      expect(Object.keys(byTeam).length).toBe(what === "an open dispute" ? 1 : 0);
      expect(Object.keys(byOwner).length).toBe(what === "no dispute" ? 1 : 0);
    }),
);

test("all statements, and issuing them", () =>
  inTransaction(async (ctx) => {
    const team = nextMonth(await asTeam(ctx, "admin"));
    lookAs(team);
    const hotel = await asHotel(ctx);
    await ctx.db.update(organisationMembers).set({ role: "owner" });
    await aStatement(ctx, hotel.hotelId);
    const offered = await pressOffered(team, <StatementsTab kind="hotel" feeds={[]} />, {
      ready: () => screen.getByText("Statements"),
      asks: { PS: null, ST: null, "2026": null },
    });
    expect(offered).toHaveProperty("Issue statements");
  }));
