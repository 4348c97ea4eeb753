import { extraKinds } from "#domain/extra/extra.ts";
import { accept } from "#domain/result.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { extrasContract } from "../contract.ts";
import { findExtrasSold } from "./views.ts";

/** The extras of bookings that were driven, by the day of their first pickup. */
export async function extrasSold(ctx: Context, { from, until }: ParsedOf<typeof extrasContract.extrasSold>) {
  const midnight = localTime("00:00");
  const extras = await findExtrasSold(ctx.db, {
    from: momentOf(localDate(from), midnight),
    until: momentOf(addDays(localDate(until), 1), midnight),
  });
  const sumOf = (rows: typeof extras, key: "quantity" | "gross_cents") => rows.reduce((sum, row) => sum + row[key], 0);
  const kinds = extraKinds.flatMap((kind) => {
    const own = extras.filter((row) => row.kind === kind);
    return own.length === 0 ? [] : [{ kind, quantity: sumOf(own, "quantity"), gross_cents: sumOf(own, "gross_cents") }];
  });
  return accept({ kinds, extras });
}
