import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomes } from "#domain/analytics/measures.ts";
import {
  pickupOutcome,
  quoteOutcome,
  responseOutcome,
  responseSlot,
  waitOutcome,
  wholeMinutes,
} from "#domain/analytics/outcomes.ts";
import { quoteStates } from "#domain/quote/quote-lifecycle.ts";
import { bookingOutcome, isDriven } from "#domain/revenue/what-counts.ts";
import { waitStates } from "#domain/road/wait-meter.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { drawnSale } from "#testing/builders/money/a-drawn-sale.ts";
import { recordSales } from "#testing/builders/money/a-sale-on-record.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

type Figure = { readonly id: string; readonly outcome: string; readonly cents: number };
const byId = (a: Figure, b: Figure) => (a.id < b.id ? -1 : 1);

test("the database and the rules agree on what came of bookings and pickups", () =>
  inTransaction(async ({ db }) => {
    const sales = await recordSales(db, fc.sample(drawnSale, { numRuns: 300, seed: 20_261_118 }));
    const figures = async (measure: string) => {
      const { rows } = await db.execute<Figure>(
        sql`select id, outcome, cents::integer as cents from figures_now where measure = ${measure}`,
      );
      return rows.toSorted(byId);
    };
    const counted = sales.map(({ booking }) => booking).filter(({ isTest, state }) => !isTest && state !== "draft");
    const bookings = counted.map((booking) => ({
      id: booking.id,
      outcome: bookingOutcome(booking),
      cents: booking.totalCents ?? 0,
    }));
    expect(await figures("booking")).toEqual(bookings.toSorted(byId));
    expect(new Set(bookings.map(({ outcome }) => outcome))).toEqual(new Set(outcomes.booking));

    const pickups = counted.flatMap(({ trips }) =>
      trips
        .filter(({ state, isRelief }) => isDriven(state) && !isRelief)
        .map(({ id, arrivedAt, pickupAt }) => ({ id, outcome: pickupOutcome(arrivedAt, pickupAt), cents: 0 })),
    );
    expect(await figures("pickup")).toEqual(pickups.toSorted(byId));
    expect(new Set(pickups.map(({ outcome }) => outcome))).toEqual(new Set(outcomes.pickup));
  }));

/** To the second, around the edges of a minute and of what was promised. */
const moments = fc
  .sample(
    fc.record({
      answered: fc.option(
        fc.oneof(fc.constantFrom(-1, 0, 59, 60, 61, 3599, 3600), fc.integer({ min: -90, max: 4_000_000 })),
      ),
      due: fc.constantFrom(0, 60, 3600, 86_400),
      quote: fc.constantFrom(...quoteStates),
      wait: fc.constantFrom(...waitStates),
      steps: fc.integer({ min: 0, max: 3 }),
      free: fc.constantFrom(0, 1, 60),
    }),
    { numRuns: 400, seed: 20_261_118 },
  )
  .map(({ answered, due, ...drawn }) => ({
    ...drawn,
    since: testNow,
    answeredAt: answered === null ? null : new Date(testNow.getTime() + answered * 1000),
    dueAt: addMinutes(testNow, due / 60),
  }));

test("the database and the rules agree on answers, quotes and waiting", () =>
  inTransaction(async ({ db }) => {
    const { rows } = await db.execute(sql`
      select whole_minutes(since, answered) as minutes, response_slot(whole_minutes(since, answered)) as slot,
        response_outcome(answered, due) as response, quote_outcome(quote) as quote,
        wait_outcome(wait, steps, since, coalesce(answered, since), free) as wait
      from jsonb_to_recordset(${JSON.stringify(
        moments.map(({ answeredAt, dueAt, ...drawn }, at) => ({ ...drawn, at, answered: answeredAt, due: dueAt })),
      )}) as m (at integer, since timestamptz, answered timestamptz, due timestamptz, quote text, wait text, steps integer, free integer)
      order by at`);
    expect(rows).toEqual(
      moments.map(({ since, answeredAt, dueAt, quote, wait, steps, free }) => ({
        minutes: wholeMinutes(since, answeredAt),
        slot: responseSlot(wholeMinutes(since, answeredAt)),
        response: responseOutcome(answeredAt, dueAt),
        quote: quoteOutcome(quote),
        wait: waitOutcome({
          isWaived: wait === "waived",
          steps,
          startedAt: since,
          metAt: answeredAt ?? since,
          freeMinutes: free,
        }),
      })),
    );
    expect(new Set(rows.map(({ response }) => response))).toEqual(new Set(outcomes.response));
    expect(new Set(rows.map(({ quote }) => quote))).toEqual(new Set(outcomes.quote));
    expect(new Set(rows.map(({ wait }) => wait))).toEqual(new Set(outcomes.wait));
  }));
