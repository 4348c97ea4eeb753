import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { packContract } from "../contract.ts";
import { filesOf, gatherPack, missingIn } from "./gather-pack.ts";

/** An accreditation pack’s contents, before it is downloaded. */
export async function packContents(ctx: Context, { vehicle_ids }: ParsedOf<typeof packContract.packContents>) {
  const pack = await gatherPack(ctx, vehicle_ids);
  if (!pack) return refuse("not_found");

  const files = filesOf(pack);
  const owners = [
    { owner: "Company", documents: missingIn(pack.company) },
    ...pack.vehicles.map(({ plate, documents }) => ({ owner: plate, documents: missingIn(documents) })),
  ];

  return accept({
    vehicle_ids: pack.vehicles.map(({ id }) => id),
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    service_records: pack.records.length,
    missing: owners.filter(({ documents }) => documents.length > 0),
  });
}
