import { createHash } from "node:crypto";
import type { refunds, transferProofs } from "#db/schema/payments.ts";
import type { storedFiles } from "#db/schema/platform.ts";
import { nameOfActor, system } from "#domain/account/roles.ts";
import { transferReference } from "#domain/payment/transfer-reference.ts";
import { addMinutes, formatDate, localDateOf } from "#domain/time/local-time.ts";
import type { BookingRow } from "../bookings.ts";
import type { DemoCompany } from "../demo-company.ts";
import { demoCustomer } from "../people/people.ts";
import { type Random, random } from "../random.ts";
import { earlier, type SeedClock } from "../seed-clock.ts";
import { bankRows } from "./bank-statement.ts";
import { noticeRows } from "./notifications.ts";
import type { PaymentRow } from "./payments.ts";
import { proofPicture } from "./proof-picture.ts";

type ProofRow = typeof transferProofs.$inferInsert;
type FileRow = typeof storedFiles.$inferInsert;
type Proof = { readonly proof: ProofRow; readonly file: FileRow };

/** The work waiting for the team member who handles money: something to look at on every side of it. */
export function paymentDesk(company: DemoCompany, clock: SeedClock) {
  const luck = random("payment desk");
  const waiting = waitingTransfers(company, clock, luck);
  const cash = cashToCome(company, luck);
  const proofs = [...waitingProofs(company, waiting, luck), ...decidedProofs(company, luck)];
  const credit = creditOf(company, clock, luck);
  const added = [...waiting, ...cash, ...credit];
  return {
    payments: [...withCashOnItsWay(company), ...added],
    paymentMoves: [
      ...company.paymentMoves,
      ...added.map(({ id, state, createdAt }) => ({
        id: luck.id(createdAt),
        paymentId: id,
        fromState: null,
        toState: state,
        createdAt,
        actor: nameOfActor(system),
        reason: null,
      })),
    ],
    storedFiles: proofs.map(({ file }) => file),
    transferProofs: proofs.map(({ proof }) => proof),
    refunds: [...company.refunds, ...refundsToDecide(company, luck)],
    ...bankRows(company, { waiting, credit, clock, luck }),
    paymentNotifications: noticeRows(company, luck),
  };
}

/** Transfers of bookings that are held; the demo customer's own stay unpaid, for anyone who tries it out. */
function waitingTransfers({ bookings }: DemoCompany, clock: SeedClock, luck: Random): PaymentRow[] {
  return bookings
    .filter(
      ({ state, email, totalCents }) => state === "awaiting_payment" && email !== demoCustomer.email && totalCents,
    )
    .slice(0, 3)
    .map(({ id, reference, totalCents, holdUntil, createdAt }, at) => {
      const chosenAt = earlier(addMinutes(createdAt, 25), clock.today);
      return {
        id: luck.id(chosenAt),
        bookingId: id,
        method: "transfer",
        provider: "",
        state: at < 2 ? "proof_submitted" : "awaiting_proof",
        amountCents: totalCents ?? 0,
        transferReference: transferReference(reference),
        expiresAt: holdUntil ?? null,
        createdAt: chosenAt,
        updatedAt: chosenAt,
      };
    });
}

/** Someone paid a little more than was due: the rest is their credit. */
function creditOf({ payments }: DemoCompany, clock: SeedClock, luck: Random): PaymentRow[] {
  const paidAt = clock.at(-1, 12 * 60);
  const of = payments.filter(({ state, bookingId }) => state === "cleared" && bookingId).at(-1)?.bookingId;
  if (!of) return [];
  return [
    {
      id: luck.id(paidAt),
      creditBookingId: of,
      method: "transfer",
      provider: "",
      state: "cleared",
      amountCents: 25_000,
      paidAt,
      createdAt: paidAt,
      updatedAt: paidAt,
    },
  ];
}

/** Cash that is to be taken on trips which are on the road or still to come. */
function cashToCome({ bookings }: DemoCompany, luck: Random): PaymentRow[] {
  return bookings
    .filter(
      ({ state, paymentMethod, paidCents, totalCents }) =>
        paymentMethod === "cash" && !paidCents && totalCents && (state === "confirmed" || state === "in_progress"),
    )
    .map(({ id, totalCents, createdAt }) => ({
      id: luck.id(createdAt),
      bookingId: id,
      method: "cash",
      provider: "",
      state: "due_on_trip",
      amountCents: totalCents ?? 0,
      createdAt,
      updatedAt: createdAt,
    }));
}

/** The latest cash is still with the drivers, what came before it lies uncounted with our team. */
function withCashOnItsWay({ payments, trips, assignments }: DemoCompany): PaymentRow[] {
  const latest = payments.filter(({ state }) => state === "reconciled").slice(-5);
  return payments.map((payment) => {
    const at = latest.indexOf(payment);
    if (at < 0) return payment;
    const driven = trips.find(({ bookingId, state }) => bookingId === payment.bookingId && state === "completed");
    const cashDriverId = assignments.find(({ tripId }) => tripId === driven?.id)?.driverId ?? null;
    return { ...payment, state: at < 2 ? "handed_in" : "collected", cashDriverId };
  });
}

/** One that is as it should be, and one that shows the same file for another booking and another amount. */
function waitingProofs({ bookings }: DemoCompany, waiting: readonly PaymentRow[], luck: Random): Proof[] {
  const [sound, copied] = waiting.filter(({ state }) => state === "proof_submitted");
  const booking = bookings.find(({ id }) => id === sound?.bookingId);
  if (!sound || !copied || !booking) return [];
  const content = pictureOf(sound, booking);
  return [
    proofOf(sound, { content, name: "IMG_2041.png", payer: nameOf(booking), luck }),
    proofOf(copied, { content, name: "payment.png", payer: "", luck, claimedCents: sound.amountCents }),
  ];
}

/** Earlier decisions: one was on the statement, one was not. */
function decidedProofs({ bookings, payments, users }: DemoCompany, luck: Random): Proof[] {
  const decidedBy = users.find(({ email }) => email === "admin@demo.example")?.id ?? null;
  return payments
    .filter(({ state }) => state === "cleared")
    .slice(-3)
    .flatMap((payment, at) => {
      const booking = bookings.find(({ id }) => id === payment.bookingId);
      if (!booking) return [];
      const content = pictureOf(payment, booking);
      const shown = proofOf(payment, { content, name: `proof-${at + 1}.png`, payer: nameOf(booking), luck });
      const answer = at === 0 ? rejected : ({ state: "verified" } as const);
      return {
        ...shown,
        proof: { ...shown.proof, ...answer, decidedBy, decidedAt: addMinutes(payment.createdAt, 90) },
      };
    });
}

const rejected = { state: "rejected", reason: "The amount cannot be read. Please send it once more." } as const;
const nameOf = ({ firstName, lastName }: BookingRow) => `${firstName} ${lastName}`;

function pictureOf({ amountCents, transferReference: reference, createdAt }: PaymentRow, booking: BookingRow): Buffer {
  const rand = (amountCents / 100).toFixed(2);
  return proofPicture("Sample Bank", [
    "Proof of payment",
    `Date: ${formatDate(localDateOf(createdAt))}`,
    `From: ${nameOf(booking)}`,
    "To: Cape Town Shuttle",
    `Reference: ${reference ?? ""}`,
    `Amount: R ${rand}`,
  ]);
}

type Shown = {
  readonly content: Buffer;
  readonly name: string;
  readonly payer: string;
  readonly luck: Random;
  readonly claimedCents?: number;
};

function proofOf(payment: PaymentRow, { content, name, payer, luck, claimedCents }: Shown): Proof {
  const { createdAt } = payment;
  const id = luck.id(createdAt);
  const fileId = luck.id(createdAt);
  const sha256 = createHash("sha256").update(content).digest("hex");
  return {
    file: {
      id: fileId,
      name,
      type: "image/png",
      size: content.length,
      sha256,
      content,
      createdAt,
      ownerKind: "transfer_proof",
      ownerId: id,
    },
    proof: {
      id,
      paymentId: payment.id,
      fileId,
      sha256,
      payer,
      state: "submitted",
      createdAt,
      claimedCents: claimedCents ?? payment.amountCents,
      claimedOn: localDateOf(createdAt),
    },
  };
}

/** Fees that guests ask to have back, and one sum that takes two people. */
function refundsToDecide({ bookings, payments }: DemoCompany, luck: Random): (typeof refunds.$inferInsert)[] {
  const paymentOf = (booking: BookingRow) => payments.find(({ bookingId }) => bookingId === booking.id);
  const latest = bookings.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime());
  const goodwill = latest.filter(({ state, feeCents }) => state === "cancelled" && (feeCents ?? 0) > 0).slice(-2);
  const large = latest
    .filter(({ state, totalCents }) => isDriven(state) && (totalCents ?? 0) > twoPeopleFrom)
    .filter((booking) => paymentOf(booking)?.method === "online")
    .slice(-1);
  return [
    ...goodwill.map((booking) => ({ booking, amountCents: booking.feeCents ?? 0, ...input.goodwill })),
    ...large.map((booking) => ({ booking, amountCents: twoPeopleFrom, ...input.large })),
  ].flatMap(({ booking, amountCents, reasonCode, note }) => {
    const payment = paymentOf(booking);
    if (!payment) return [];
    return {
      id: luck.id(booking.updatedAt),
      bookingId: booking.id,
      paymentId: payment.id,
      state: "requested" as const,
      amountCents,
      reasonCode: reasonCode ?? booking.cancelledReason ?? "OTHER",
      note,
      method: payment.method,
      key: `demo:asked:${booking.reference}`,
      requestedBy: nameOfActor(system),
      createdAt: booking.updatedAt,
      updatedAt: booking.updatedAt,
    };
  });
}

const isDriven = (state: BookingRow["state"]) => state === "completed" || state === "closed";

/** Above what one person may let go. */
const twoPeopleFrom = 520_000;
const input = {
  goodwill: { reasonCode: null, note: "The guest asks for the fee back." },
  large: { reasonCode: "VEHICLE_BREAKDOWN", note: "Broke down on the way home: a part of the price goes back." },
} as const;
