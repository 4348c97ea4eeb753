import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { driverTimeContract } from "../contract.ts";
import { findOwnDriver } from "./views.ts";
import { spanIn, writeAbsence } from "./write-absence.ts";

/** A driver requests time off. Nothing changes for dispatch until our team answers. */
export async function askAbsence(ctx: Context, input: ParsedOf<typeof driverTimeContract.askAbsence>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  const span = spanIn(input);
  if (span.ok && span.value.to <= ctx.now) return refuse("in_past");

  const written = await writeAbsence(ctx, driver.id, { ...input, state: "asked" });
  if (!written.ok) return written;
  await ctx.emit({ type: "driver.absence_asked", absenceId: written.value });

  return accept({ absence_id: written.value });
}
