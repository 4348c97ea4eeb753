import { accept, refuse } from "#domain/result.ts";
import { recordLook } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { travelContract } from "../travel-contract.ts";
import { showTraveller } from "./list-passengers.ts";
import { findTripsOfPassenger } from "./travel-views.ts";

export async function readPassenger(ctx: Context, { id }: ParsedOf<typeof travelContract.readPassenger>) {
  const rows = await findTripsOfPassenger(ctx.db, id);
  const own = rows.find(({ passenger }) => passenger.id === id);
  if (!own) return refuse("not_found");
  const subject = { kind: "booking", id: own.passenger.bookingId };
  await recordLook(ctx, { action: "passenger.viewed", subject });
  return accept({ passenger: showTraveller(own), trips: rows.map(showTraveller) });
}
