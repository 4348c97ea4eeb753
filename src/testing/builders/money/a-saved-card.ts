import { eq } from "drizzle-orm";
import { bookings } from "#db/schema/booking.ts";
import { payments, savedCards } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import { startPayment } from "#features/payments/checkout/server/start-payment.ts";
import type { Gateway } from "#features/payments/server/gateways/open-gateway.ts";
import { keepToken } from "#features/payments/server/keep-token.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "../booking/a-booking.ts";
import { askingAs } from "../people/a-person.ts";

const token = "dc0521d3-55fe-269b-fa00-b647310d760f";

/** A customer who is signed in, with a booking to pay and a gateway whose answers the test chooses. */
export async function aPayerWithAccount(ctx: Context, email = "thandi@example.com") {
  const asked: { token: string; amountCents: number; paymentId: string }[] = [];
  const forgotten: string[] = [];
  const answers: (() => Promise<Awaited<ReturnType<Gateway["chargeCard"]>>>)[] = [];
  const gateway = ctx.outside.gateway && {
    ...ctx.outside.gateway,
    chargeCard: async (charge: (typeof asked)[number]) => {
      asked.push(charge);
      return answers.shift()?.() ?? { isAccepted: true as const };
    },
    cancelCard: async ({ token: known }: { token: string }) => void forgotten.push(known),
  };
  const signedIn = await askingAs(ctx, { email, roles: [] });
  const me: Context = { ...signedIn, outside: { ...ctx.outside, gateway } };
  /** Another booking of theirs, held for payment. */
  const book = async (totalCents = 129_900) => {
    const holdUntil = addHours(ctx.now, 1);
    const booking = aBooking({ state: "awaiting_payment", totalCents, light: "green", holdUntil, email });
    await ctx.db.insert(bookings).values(booking);
    return booking;
  };
  const start = (reference: string, changes: { card_id?: string; saves_card?: boolean; wallet?: string } = {}) =>
    startPayment(me, {
      reference,
      code: ctx.accessCodeFor(reference),
      method: "online",
      pays_all: false,
      expected_cents: null,
      ...changes,
    });
  /** Pays with a new card, lets us keep it, and the gateway gives its token. */
  const save = async () => {
    const { reference } = await book();
    const started = await start(reference, { saves_card: true });
    if (!started.ok) throw new Error(started.reason);
    await keepToken(me, started.value.payment.id, token);
    const [card] = await ctx.db.select().from(savedCards);
    if (!card) throw new Error("No card was saved.");
    return card;
  };
  const paymentOf = async (id: string) => (await ctx.db.select().from(payments).where(eq(payments.id, id)))[0];
  return { me, book, start, save, asked, answers, forgotten, paymentOf, token };
}
