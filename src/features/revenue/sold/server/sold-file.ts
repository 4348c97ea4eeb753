import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { inRand, writeCsv } from "../../server/write-csv.ts";
import type { soldContract } from "../contract.ts";
import { soldFigures } from "./sold-figures.ts";

const heads = { tour: "Tour", class: "Vehicle class" } as const;

/** Tours or vehicle classes of a period as CSV. */
export async function soldFile(ctx: Context, input: ParsedOf<typeof soldContract.soldFile>) {
  const { value } = await soldFigures(ctx, input);
  const rows = value.rows.map((row) => ({
    [heads[input.by]]: row.name,
    Bookings: row.bookings,
    Guests: row.guests,
    "Revenue (R)": inRand(row.gross_cents),
    Rating: row.rating ?? "",
    Ratings: row.ratings,
  }));
  return accept(writeCsv(`sold-by-${input.by}-${input.from}-${input.until}.csv`, rows));
}
