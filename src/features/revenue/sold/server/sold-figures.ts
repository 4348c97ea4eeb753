import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { soldContract } from "../contract.ts";
import { findSoldFigures, findVehicleClasses } from "./views.ts";

const nameless = { tour: "Without a tour of ours", class: "Without a trip" } as const;

/** Trips driven, by tour or vehicle class, the most revenue first. It adds up to the revenue of the same period. */
export async function soldFigures(ctx: Context, input: ParsedOf<typeof soldContract.soldFigures>) {
  const { service, by } = input;
  const period = { from: localDate(input.from), until: localDate(input.until) };
  const classes = await findVehicleClasses(ctx.db);
  const nameOf = (key: string, sold: string) => (by === "class" ? vehicleClassName(classes, key) : sold || key);
  const rows = (await findSoldFigures(ctx.db, { period, service, by })).map(({ name, ...row }) => ({
    ...row,
    name: row.key === "" ? nameless[by] : nameOf(row.key, name),
  }));
  return accept({ rows });
}
