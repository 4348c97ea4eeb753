import { addHours } from "#domain/time/local-time.ts";
import type { offersContract } from "#features/trips/offers/contract.ts";
import { offerLink } from "#features/trips/offers/server/make-offer-token.ts";
import { offerTrip } from "#features/trips/offers/server/offer-trip.ts";
import type { Context } from "#platform/context.ts";
import type { InputOf, ParsedOf } from "#platform/contract.ts";
import { testNow } from "../../in-transaction.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { asTeam, readAssignments, readTrip, writeCrew } from "./a-crew.ts";

type Offering = InputOf<typeof offersContract.offerTrip>;

/** A request parsed by the contract, with its defaults. */
export const offering = (offering: Offering): ParsedOf<typeof offersContract.offerTrip> => ({
  to: [],
  provider_ids: [],
  ...offering,
});

type Criteria = {
  readonly mode?: "direct" | "cascade" | "broadcast";
  readonly drivers?: number;
  readonly hoursAhead?: number;
  readonly payoutCents?: number;
  readonly trip?: Parameters<typeof writeTrip>[2];
  readonly crew?: Parameters<typeof writeCrew>[1];
};

/** Offers a new trip to this many drivers, all of them qualified. */
export async function writeOffers(ctx: Context, criteria: Criteria = {}) {
  const { mode = "direct", drivers = 1, hoursAhead = 48, payoutCents, trip, crew } = criteria;
  const team = await asTeam(ctx);
  const written = await writeTrip(ctx, addHours(testNow, hoursAhead), trip);
  const crews = [];
  for (let at = 0; at < drivers; at++)
    crews.push(
      await writeCrew(ctx, {
        ...crew,
        driver: { firstName: `Driver${at + 1}`, email: `driver${at + 1}@example.com`, ...crew?.driver },
      }),
    );
  const answer = await offerTrip(
    team,
    offering({
      trip_id: written.tripId,
      version: 1,
      mode,
      to: crews,
      ...(payoutCents !== undefined && { payout_cents: payoutCents }),
    }),
  );
  if (!answer.ok) throw new Error(`Not offered: ${answer.reason}`);
  const offers = await readAssignments(ctx, written.tripId);
  return { ...written, team, crews, answer: answer.value, offers, tokens: offers.map(({ id }) => tokenOf(ctx, id)) };
}

/** The token at the end of a driver’s link. */
export const tokenOf = (ctx: Context, offerId: string): string =>
  new URL(offerLink(ctx, offerId)).searchParams.get("token") ?? "";

/** The states of the offers, in the order they were made, and of the trip. */
export async function readRound(ctx: Context, tripId: string) {
  const offers = await readAssignments(ctx, tripId);
  return { trip: (await readTrip(ctx, tripId)).state, offers: offers.map(({ state, mode }) => `${mode} ${state}`) };
}
