import { accept } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { listedExtra } from "../contract.ts";
import { countOpenBookings, findExtras } from "./views.ts";

export async function listExtras(ctx: Context) {
  const open = await countOpenBookings(ctx.db);
  const extras = (await findExtras(ctx.db)).map((row) =>
    toWire(listedExtra, row, {
      ...wordsIn(row.words),
      services: [...row.services],
      offers: [...row.offers],
      vehicle_classes: [...row.vehicleClasses],
      open_bookings: open.get(row.id) ?? 0,
    }),
  );
  return accept({ extras });
}
