import { addHours } from "#domain/time/local-time.ts";
import { offerTrip } from "#features/trips/offers/server/offer-trip.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { asTeam, readAssignments, writeCrew } from "./a-crew.ts";
import { writeProvider } from "./a-provider.ts";
import { offering } from "./an-offer.ts";

/** A trip of R1 000 offered to a provider with a driver and a vehicle. */
export async function writePoolOffer(ctx: Context) {
  const team = await asTeam(ctx);
  const { providerId, asking } = await writeProvider(ctx);
  const crew = await writeCrew(ctx, { driver: { providerId }, vehicle: { ownerId: providerId } });
  const offerTo = async (hoursAhead: number) => {
    const { tripId } = await writeTrip(ctx, addHours(testNow, hoursAhead), { trip: { priceCents: 100_000 } });
    const calls = offering({ trip_id: tripId, version: 1, mode: "pool", provider_ids: [providerId] });
    const offered = await offerTrip(team, calls);
    if (!offered.ok) throw new Error(`Not offered: ${offered.reason}`);
    const [offer] = await readAssignments(ctx, tripId);
    return { id: offer?.id ?? "", tripId };
  };
  /** On the same day. */
  const offerAnother = async () => (await offerTo(51)).id;
  return { ...(await offerTo(48)), crew, asking, providerId, team, offerAnother };
}
