import { payItems } from "#db/schema/pay.ts";
import { localDate } from "#domain/time/local-time.ts";
import { rebuildRevenue } from "#features/revenue/server/rebuild-revenue.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { at } from "../booking/a-sold-transfer.ts";
import { writeTrip } from "../booking/a-trip.ts";
import { writeProvider } from "../dispatch/a-provider.ts";
import { anotherDriver } from "./a-paid-driver.ts";

type Counted = {
  readonly day: string;
  readonly time?: string;
  readonly service?: string;
  readonly cents: number;
  readonly vatCents?: number;
  readonly payCents?: number;
  readonly vehicleCents?: number;
};

/** A trip that was driven and paid for, with its own crew. */
export async function aCountedTrip(ctx: Context, crew: Crew, counted: Counted) {
  const { day, time = "09:00", service = "airport_transfer", cents, vatCents = 0, payCents, vehicleCents } = counted;
  const trip = await writeTrip(ctx, at(day, time), {
    booking: {
      state: "completed",
      serviceType: service,
      totalCents: cents,
      vatCents,
      createdAt: at("2026-05-02", "11:00"),
    },
    trip: { state: "completed", priceCents: cents },
    crew: { driverId: crew.driverId, vehicleId: crew.vehicleId, state: "fulfilled" },
  });
  if (payCents !== undefined)
    await ctx.db.insert(payItems).values({
      id: newId(),
      kind: "trip",
      sourceId: trip.tripId,
      driverId: crew.driverId,
      providerId: crew.providerId,
      earnedOn: localDate(day),
      lines: [],
      amountCents: payCents,
      vehicleCents: vehicleCents ?? null,
      createdBy: "system",
      createdAt: testNow,
      updatedAt: testNow,
    });
  return trip;
}

type Crew = { readonly driverId: string; readonly vehicleId: string; readonly providerId: string | null };

/**
 * A June and a July: transfers by our own driver earn in both months; a tour by a provider’s driver earned in
 * June and cost more than it brought in July.
 */
export async function aCountedSummer(ctx: Context) {
  const own = { ...(await anotherDriver(ctx, { firstName: "Sipho", lastName: "Ndlovu" })), providerId: null };
  const { providerId: id } = await writeProvider(ctx, { name: "Peninsula Drivers" });
  const hired = { ...(await anotherDriver(ctx, { providerId: id })), providerId: id };
  const transfer = { cents: 50_000, payCents: 10_000, vehicleCents: 8000 };
  const tour = { service: "day_tour", cents: 115_000, vatCents: 15_000 };
  await aCountedTrip(ctx, own, { day: "2026-06-10", ...transfer });
  await aCountedTrip(ctx, hired, { day: "2026-06-12", ...tour, payCents: 60_000 });
  await aCountedTrip(ctx, own, { day: "2026-07-06", time: "23:30", ...transfer });
  await aCountedTrip(ctx, own, { day: "2026-07-31", ...transfer, cents: 70_000, payCents: undefined });
  const lost = await aCountedTrip(ctx, hired, { day: "2026-07-15", ...tour, payCents: 130_000 });
  await rebuildRevenue(ctx);
  return { own, hired, provider: { id }, lost: lost.reference };
}
