import type {
  attributions,
  commissionDisputes,
  commissionMoves,
  commissions,
  partnerPayoutMoves,
  partnerPayouts,
  partnerStatements,
} from "#db/schema/partners.ts";
import { progressOf } from "#domain/booking/progress/follow-trips.ts";
import { taxOn } from "#domain/money/vat.ts";
import type { AttributionChannel, AttributionFlag } from "#domain/partner/attribution.ts";
import { commissionBase, commissionOn } from "#domain/partner/commission-base.ts";
import type { CommissionState } from "#domain/partner/commission-lifecycle.ts";
import { duePayouts } from "#domain/partner/payout.ts";
import { addDays, addMonths, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { DemoCompany } from "../demo-company.ts";
import { sampleSettings } from "../people/sample-company.ts";
import { type Random, random } from "../random.ts";
import { earlier, type SeedClock } from "../seed-clock.ts";

type CommissionRow = typeof commissions.$inferInsert;
type StatementRow = typeof partnerStatements.$inferInsert;
type BookingRow = DemoCompany["bookings"][number];

/** The payer, and the person who speaks for the hotel that disputes a line. */
type Team = { readonly adminId: string; readonly ownerId: string; readonly hotelUserId: string };

const agreed = ["confirmed", "in_progress", "completed", "closed"];

/** Earnings of the demo’s partners: all up to the month before last is paid, last month’s statements wait, with one line disputed. */
export function demoCommissions(company: DemoCompany, clock: SeedClock, team: Team) {
  const luck = random("commissions");
  const thisMonth = localDate(`${localDateOf(clock.today).slice(0, 7)}-01`);
  const earned = company.bookings.flatMap((booking) => commissionOf(company, booking, luck));
  const claimed = claimedByTwo(company, earned);
  const undisputed = earned.filter((row) => row !== claimed && !isBookedByItself(company, row));
  const issued = monthsOf(undisputed, thisMonth).flatMap((month) => statementsOf(undisputed, { month, luck, clock }));
  const paid = payoutsOf(
    issued.filter(({ row }) => row.month < addMonths(thisMonth, -1)).map(({ row }) => row),
    { team, luck, clock, month: thisMonth },
  );
  const rows = earned.map((row) => placed(row, { issued, paid: paid.payoutOf }));
  const statements = issued.map(({ row }) => ({ ...row, payoutId: paid.payoutOf.get(row.id) ?? null }));
  return {
    attributions: rows.map((row) => attributionOf(company, row, row.id === claimed?.id)),
    partnerPayouts: paid.payouts,
    partnerPayoutMoves: paid.moves,
    partnerStatements: statements,
    commissions: rows,
    commissionMoves: rows.flatMap((row) => movesOf(row, luck)),
    commissionDisputes: disputesOf(company, { rows, statements, team, clock, luck }),
  };
}

/** Whole months in which something was earned, in their order. */
const monthsOf = (earned: readonly CommissionRow[], thisMonth: LocalDate): LocalDate[] =>
  [...new Set(earned.flatMap(({ earnedOn }) => (earnedOn ? [localDate(`${earnedOn.slice(0, 7)}-01`)] : [])))]
    .filter((month) => month < thisMonth)
    .toSorted();

function commissionOf(company: DemoCompany, booking: BookingRow, luck: Random): CommissionRow[] {
  const { partnerId, appliedRate = 0, totalCents } = booking;
  if (!partnerId || appliedRate <= 0 || booking.isTest || !agreed.includes(booking.state)) return [];
  const trips = company.trips.filter(({ bookingId }) => bookingId === booking.id);
  const base = commissionBase(
    {
      totalCents: totalCents ?? 0,
      isTour: booking.serviceType === "day_tour",
      items: company.bookingItems
        .filter(({ bookingId }) => bookingId === booking.id)
        .map(({ text, amountCents, vatCode, leg }) => ({ text, amountCents, vatCode, leg: leg ?? null })),
      legs: trips.map(({ leg, priceCents, state }) => ({
        leg,
        priceCents: priceCents ?? null,
        isDriven: state !== "cancelled" && state !== "no_show",
      })),
    },
    taxOn(sampleSettings.tax, localDateOf(booking.createdAt)),
  );
  if (base === 0) return [];
  const last = trips.filter(({ state }) => state === "completed").at(-1);
  const isDriven = progressOf(trips.map(({ state }) => state ?? "planned")) === "completed" && last !== undefined;
  return [
    {
      id: luck.id(booking.createdAt),
      bookingId: booking.id,
      organisationId: partnerId,
      kind: "commission",
      sourceKey: "booking",
      state: isDriven ? "earned" : "pending",
      baseCents: base,
      rate: appliedRate,
      amountCents: commissionOn(base, appliedRate),
      earnedOn: isDriven ? localDateOf(last.plannedEnd) : null,
      createdAt: booking.createdAt,
      updatedAt: isDriven ? last.plannedEnd : booking.createdAt,
    },
  ];
}

type AttributionRow = typeof attributions.$inferInsert & { readonly flags: readonly AttributionFlag[] };

/** The latest guest who came by a card had followed a travel journal’s link before: our team decides whose it is. */
function claimedByTwo(company: DemoCompany, rows: readonly CommissionRow[]): CommissionRow | undefined {
  const bookingOf = new Map(company.bookings.map((booking) => [booking.id, booking]));
  const doubtful = rows
    .filter(({ state, bookingId }) => state === "earned" && channelOf(bookingOf.get(bookingId)) === "qr")
    .toSorted((a, b) => (a.earnedOn ?? "").localeCompare(b.earnedOn ?? ""));
  const isHotels = ({ organisationId }: CommissionRow) =>
    company.organisations.some(({ id, kind }) => id === organisationId && kind === "hotel");
  return doubtful.findLast(isHotels) ?? doubtful.at(-1);
}

/** Someone of the partner travelled by its own code: our team looks at it before it is on a statement. */
function isBookedByItself(company: DemoCompany, { bookingId, organisationId }: CommissionRow): boolean {
  const members = company.organisationMembers.filter((one) => one.organisationId === organisationId);
  const booking = company.bookings.find(({ id }) => id === bookingId);
  return company.users.some(({ id, email }) => members.some(({ userId }) => userId === id) && email === booking?.email);
}

function attributionOf(company: DemoCompany, row: CommissionRow, isClaimedByTwo: boolean): AttributionRow {
  const { bookingId, organisationId, rate } = row;
  const booking = company.bookings.find(({ id }) => id === bookingId);
  const affiliate = company.organisations.find(({ kind }) => kind === "affiliate");
  const at = booking?.createdAt ?? new Date(0);
  const channel = channelOf(booking);
  return {
    bookingId,
    organisationId,
    channel,
    lastCode: booking?.affiliateId ?? "",
    flags: isBookedByItself(company, row) ? ["self_booking"] : [],
    ...(isClaimedByTwo && {
      firstCode: affiliate?.affiliateCode ?? "",
      flags: ["double_claim"] as const,
      firstTouchAt: new Date(at.getTime() - 6 * 24 * 60 * 60 * 1000),
    }),
    agentId: channel === "portal" ? (booking?.bookerId ?? null) : null,
    lastTouchAt: at,
    createdAt: at,
    claimedRate: booking?.claimedRate ?? 0,
    appliedRate: rate,
  };
}

/** A card leads to the site, a caller or a message names its code; an affiliate has a link. */
function channelOf(booking: BookingRow | undefined): AttributionChannel {
  if (!booking?.affiliateId) return "portal";
  if (booking.source === "affiliate") return "link";
  return booking.source === "website" ? "qr" : "code";
}

type Issuing = { readonly month: LocalDate; readonly luck: Random; readonly clock: SeedClock };

function statementsOf(earned: readonly CommissionRow[], { month, luck, clock }: Issuing) {
  const until = addDays(addMonths(month, 1), -1);
  const own = earned.filter(({ earnedOn }) => earnedOn && earnedOn >= month && earnedOn <= until);
  return [...Map.groupBy(own, ({ organisationId }) => organisationId)].map(([organisationId, lines]) => {
    const issuedAt = earlier(clock.today, new Date(`${addDays(until, 1)}T04:00:00Z`));
    const row: StatementRow = {
      id: luck.id(issuedAt),
      organisationId,
      month,
      issuedAt,
      number: `ST-${month.slice(0, 4)}${month.slice(5, 7)}-${organisationId.slice(-6).toUpperCase()}`,
      totalCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    };
    return { row, lineIds: lines.map(({ id }) => id) };
  });
}
type Issued = ReturnType<typeof statementsOf>;

type Paying = { readonly team: Team; readonly luck: Random; readonly clock: SeedClock; readonly month: LocalDate };

function payoutsOf(statements: readonly StatementRow[], { team, luck, clock, month }: Paying) {
  const at = earlier(clock.today, new Date(`${addDays(addMonths(month, -1), 4)}T08:00:00Z`));
  const payouts = duePayouts(statements, sampleSettings.partners.payoutAtLeastCents).map((due, index) => ({
    row: {
      id: luck.id(at),
      organisationId: due.organisationId,
      reference: `PO-DEMO${index + 1}`,
      state: "paid",
      version: 3,
      amountCents: due.amountCents,
      createdBy: team.adminId,
      approvedBy: team.ownerId,
      paidBy: team.adminId,
      paidOn: localDateOf(at),
      paymentNote: "Sample payout",
      createdAt: at,
      updatedAt: at,
    } satisfies typeof partnerPayouts.$inferInsert,
    statementIds: due.statements.map(({ id }) => id),
  }));
  const steps = [
    [null, "draft", team.adminId],
    ["draft", "approved", team.ownerId],
    ["approved", "paid", team.adminId],
  ] as const;
  return {
    payouts: payouts.map(({ row }) => row),
    payoutOf: new Map(payouts.flatMap(({ row, statementIds }) => statementIds.map((id) => [id, row.id] as const))),
    moves: payouts.flatMap(({ row }) =>
      steps.map(([fromState, toState, actor]): typeof partnerPayoutMoves.$inferInsert => ({
        id: luck.id(at),
        payoutId: row.id,
        fromState,
        toState,
        actor,
        createdAt: at,
      })),
    ),
  };
}

type Placing = { readonly issued: Issued; readonly paid: ReadonlyMap<string, string> };

function placed(row: CommissionRow, { issued, paid }: Placing): CommissionRow {
  const statement = issued.find(({ lineIds }) => lineIds.includes(row.id))?.row;
  if (!statement) return row;
  return { ...row, statementId: statement.id, state: paid.has(statement.id) ? "paid" : "on_statement" };
}

const order: readonly CommissionState[] = ["pending", "earned", "approved", "on_statement", "paid"];

const movesOf = (row: CommissionRow, luck: Random) =>
  order.slice(0, order.indexOf(row.state) + 1).map((toState, at): typeof commissionMoves.$inferInsert => ({
    id: luck.id(row.createdAt),
    commissionId: row.id,
    fromState: order[at - 1] ?? null,
    toState,
    actor: "system",
    createdAt: at === 0 ? row.createdAt : row.updatedAt,
  }));

type Disputing = {
  readonly rows: readonly CommissionRow[];
  readonly statements: readonly StatementRow[];
  readonly team: Team;
  readonly clock: SeedClock;
  readonly luck: Random;
};

/** One line of the demo hotel’s last statement. */
function disputesOf(company: DemoCompany, { rows, statements, team, clock, luck }: Disputing) {
  const hotelId = company.organisationMembers.find(({ userId }) => userId === team.hotelUserId)?.organisationId;
  const statement = statements.findLast(({ organisationId, payoutId }) => organisationId === hotelId && !payoutId);
  const line = rows.find(({ statementId }) => statementId !== null && statementId === statement?.id);
  if (!line || !statement) return [];
  const at = earlier(clock.today, new Date(statement.issuedAt.getTime() + 30 * 60 * 60 * 1000));
  return [
    {
      id: luck.id(at),
      commissionId: line.id,
      statementId: statement.id,
      state: "open",
      raisedAt: at,
      reason: "We agreed 12% for this guest with your team.",
      raisedBy: team.hotelUserId,
    } satisfies typeof commissionDisputes.$inferInsert,
  ];
}
