import type { billShares, billSplits, vouchers } from "#db/schema/payments.ts";
import { nameOfActor, system } from "#domain/account/roles.ts";
import { bookingReference } from "#domain/booking/booking-reference.ts";
import { spread } from "#domain/payment/bill-shares.ts";
import { voucherExpiry, voucherNumber } from "#domain/payment/voucher.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { BookingRow } from "../bookings.ts";
import type { DemoCompany } from "../demo-company.ts";
import { demoCustomer } from "../people/people.ts";
import { type Random, random } from "../random.ts";
import { earlier, type SeedClock } from "../seed-clock.ts";
import type { PaymentRow } from "./payments.ts";

type VoucherRow = typeof vouchers.$inferInsert;
type SplitRow = typeof billSplits.$inferInsert;
type ShareRow = typeof billShares.$inferInsert;
type Split = {
  readonly split: SplitRow;
  readonly shares: readonly ShareRow[];
  readonly payments: readonly PaymentRow[];
};
type Sold = { readonly voucher: VoucherRow; readonly sale: PaymentRow };

/** The company with two bills that several people pay, two trips that a voucher paid for, and the vouchers it sold. */
export function giftsAndSplits(company: DemoCompany, clock: SeedClock) {
  const luck = random("gifts and splits");
  const paidByCard = paidGroups(company, clock);
  const [together, input, treated] = paidByCard;
  const waiting = company.bookings
    .filter(
      ({ state, email, organisationId }) =>
        state === "awaiting_payment" && !organisationId && email !== demoCustomer.email,
    )
    .filter(({ totalCents, passengers }) => (totalCents ?? 0) >= 60_000 && passengers >= 3);
  // The first ones are paid by transfer.
  const result = waiting.at(-1);
  const bySplit = { clock, luck, company };
  const splits = [
    ...(together ? [splitOf(together, { ...bySplit, paid: 3 })] : []),
    ...(result ? [splitOf(result, { ...bySplit, paid: 1 })] : []),
  ];
  const sold = vouchersSold({ used: input?.totalCents ?? 62_000, clock, luck });
  const paidBy = new Map([
    [input?.id, sold.used.voucher],
    [treated?.id, sold.started.voucher],
  ]);
  const kept = company.payments
    .filter(({ bookingId }) => bookingId !== together?.id)
    .map((payment) => byVoucher(payment, paidBy.get(payment.bookingId ?? undefined)));
  const payments = [...kept, ...splits.flatMap((one) => one.payments)];
  const paid = new Map(splits.map(({ split, payments: parts }) => [split.bookingId, sumOf(parts)]));
  return {
    company: {
      ...company,
      payments,
      paymentMoves: payments.map((payment) => moveOf(payment, luck)),
      bookings: company.bookings.map((booking) =>
        paid.has(booking.id)
          ? { ...booking, paymentMethod: "online" as const, paidCents: paid.get(booking.id) }
          : booking,
      ),
    },
    vouchers: Object.values(sold).map(({ voucher }) => voucher),
    sales: Object.values(sold).map(({ sale }) => sale),
    saleMoves: Object.values(sold).map(({ sale }) => moveOf(sale, luck)),
    billSplits: splits.map(({ split }) => split),
    billShares: splits.flatMap(({ shares }) => shares),
  };
}

/** Groups that paid by card for a trip that is still to come, with nothing billed yet. */
const paidGroups = ({ bookings, payments }: DemoCompany, clock: SeedClock): BookingRow[] =>
  bookings
    .filter(
      ({ state, email, organisationId }) => state === "confirmed" && !organisationId && email !== demoCustomer.email,
    )
    .filter(({ pickupAt, passengers }) => pickupAt > clock.at(2) && passengers >= 3)
    .filter(({ totalCents, paidCents }) => (totalCents ?? 0) >= 60_000 && totalCents === paidCents)
    .filter(({ id }) => payments.filter((one) => one.bookingId === id && one.method === "online").length === 1)
    .toSorted((a, b) => (a.reference < b.reference ? -1 : 1));

const friends = [
  { name: "Sipho", email: "sipho.ndaba@example.com" },
  { name: "Marlene", email: "marlene.kruger@example.com" },
];

type Splitting = {
  readonly paid: number;
  readonly clock: SeedClock;
  readonly luck: Random;
  readonly company: DemoCompany;
};

/** Three people pay alike; the last ones pay first, so that the booker is asked in the end. */
function splitOf(booking: BookingRow, { paid, clock, luck, company }: Splitting): Split {
  const { id: bookingId, firstName, email, holdUntil, totalCents } = booking;
  const at = askedAt(booking, company);
  const until = company.payments.find((one) => one.bookingId === bookingId)?.createdAt ?? addHours(at, 4);
  const id = luck.id(at);
  const payUntil = holdUntil ? addHours(holdUntil, -2) : addHours(at, 18);
  const people = [{ name: firstName, email }, ...friends];
  const shares = people.map((person, index) => ({
    id: luck.id(at),
    splitId: id,
    position: index + 1,
    ...person,
    portions: 1,
    isBooker: index === 0,
    remindedAt: holdUntil ? earlier(addHours(at, 6), clock.today) : null,
  }));
  const amounts = spread(totalCents ?? 0, [1, 1, 1]);
  const payments = shares.slice(shares.length - paid).map((share): PaymentRow => {
    const paidAt = earlier(between(at, until, share.position / shares.length), clock.today);
    return {
      id: luck.id(paidAt),
      bookingId,
      shareId: share.id,
      method: "online",
      provider: "sandbox",
      state: "succeeded",
      amountCents: amounts[share.position - 1] ?? 0,
      paidAt,
      createdAt: paidAt,
      updatedAt: paidAt,
    };
  });
  const endedAt = payUntil < clock.today ? payUntil : null;
  return { split: { id, bookingId, payUntil, createdAt: at, endedAt }, shares, payments };
}

/** When the customer could pay. */
const askedAt = ({ id, createdAt }: BookingRow, { bookingMoves }: DemoCompany): Date =>
  bookingMoves.find(({ bookingId, toState }) => bookingId === id && toState === "awaiting_payment")?.createdAt ??
  createdAt;

const between = (from: Date, until: Date, share: number): Date =>
  addMinutes(from, Math.max(0, (until.getTime() - from.getTime()) / 60_000) * share);

const sumOf = (payments: readonly PaymentRow[]) => payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Card payments become voucher payments. */
const byVoucher = (payment: PaymentRow, voucher: VoucherRow | undefined): PaymentRow =>
  voucher ? { ...payment, voucherId: voucher.id, method: "voucher", provider: "", state: "settled" } : payment;

const moveOf = ({ id, state, createdAt }: PaymentRow, luck: Random) => ({
  id: luck.id(createdAt),
  paymentId: id,
  fromState: null,
  toState: state,
  createdAt,
  actor: nameOfActor(system),
  reason: null,
});

type Selling = { readonly used: number; readonly clock: SeedClock; readonly luck: Random };

/** One in each status. */
function vouchersSold({ used, clock, luck }: Selling) {
  const sell = (days: number, amountCents: number, gift: Gift): Sold =>
    soldAt(clock.at(-days, 19 * 60), { amountCents, luck, gift });
  const refunded = sell(40, 50_000, { buyerName: "Johan Steyn", buyerEmail: "johan.steyn@example.com" });
  return {
    fresh: sell(5, 100_000, {
      buyerName: "Naledi Dube",
      buyerEmail: "naledi.dube@example.com",
      recipientName: "Pieter Fourie",
      recipientEmail: "pieter.fourie@example.com",
      message: "For a day in the Winelands. Enjoy it!",
    }),
    started: sell(75, 800_000, {
      buyerName: "Fatima Jacobs",
      buyerEmail: "fatima.jacobs@example.com",
      recipientName: "The Jacobs family",
      message: "So that none of us has to drive.",
    }),
    used: sell(80, used, { buyerName: "Thabo Molefe", buyerEmail: "thabo.molefe@example.com" }),
    expired: sell(3 * 366 + 20, 35_000, { buyerName: "Ingrid Olsen", buyerEmail: "ingrid.olsen@example.com" }),
    refunded: {
      ...refunded,
      sale: { ...refunded.sale, state: "refunded", refundedCents: 50_000 } satisfies PaymentRow,
    },
  };
}

type Gift = Pick<VoucherRow, "buyerName" | "buyerEmail" | "recipientName" | "recipientEmail" | "message">;

function soldAt(at: Date, { amountCents, luck, gift }: { amountCents: number; luck: Random; gift: Gift }): Sold {
  const id = luck.id(at);
  const number = voucherNumber(bookingReference(luck.bytes(6)));
  return {
    voucher: { id, number, amountCents, ...gift, createdAt: at, soldAt: at, expiresOn: voucherExpiry(at) },
    sale: {
      id: luck.id(at),
      voucherId: id,
      method: "online",
      provider: "sandbox",
      state: "succeeded",
      amountCents,
      paidAt: at,
      createdAt: at,
      updatedAt: at,
    },
  };
}
