import { documentsAtAGlance } from "#domain/driver/driver-readiness.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { findDocumentsOf } from "../../server/readiness-views.ts";
import { type driversDeskContract, type ListedDriver, listedDriver } from "../contract.ts";
import { countByState, findDriverPage, findProviders } from "./views.ts";

/** Drivers by name, with document status and upcoming trips. */
export async function findDrivers(
  ctx: Context,
  { after, size, ...filter }: ParsedOf<typeof driversDeskContract.findDrivers>,
) {
  const { rows, next } = await findDriverPage(ctx.db, { ...filter, now: ctx.now }, { after, size });
  const documents = await findDocumentsOf(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const counts = await countByState(ctx.db, filter);
  const providers = await findProviders(ctx.db);

  const today = localDateOf(ctx.now);
  const drivers = rows.map(
    (row): ListedDriver =>
      toWire(listedDriver, row, {
        provider: row.providerId && row.providerName ? { id: row.providerId, name: row.providerName } : null,
        documents: documentsAtAGlance(documents.get(row.id) ?? [], today),
      }),
  );
  return accept({ drivers, next, counts, providers });
}
