import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { vehicleImportContract } from "../import-contract.ts";
import { editVehicle } from "./edit-vehicle.ts";
import { enterVehicle } from "./enter-vehicle.ts";
import { type JudgedRow, judgeRows } from "./judge-rows.ts";

/** Does what the preview showed, all of it or nothing: a vehicle that has changed since is previewed again. */
export async function importVehicles(ctx: Context, { rows }: ParsedOf<typeof vehicleImportContract.importVehicles>) {
  const judged = await judgeRows(ctx, rows);
  if (judged.some(({ kind }) => kind === "error")) return refuse("has_errors");
  if (judged.some(({ version }, at) => version !== rows[at]?.version)) return refuse("changed_meanwhile");

  for (const row of judged) if (!(await write(ctx, row))) return refuse("changed_meanwhile");
  const count = (request: JudgedRow["kind"]) => judged.filter(({ kind }) => kind === request).length;
  const counts = { added: count("new"), changed: count("changed"), unchanged: count("unchanged") };
  await recordAudit(ctx, { action: "vehicles.imported", details: counts });
  return accept(counts);
}

async function write(ctx: Context, { kind, id, version, form }: JudgedRow): Promise<boolean> {
  if (kind === "new" && form) return (await enterVehicle(ctx, { ...form, odometer_km: 0 })).ok;
  if (kind === "changed" && form && id !== null && version !== null)
    return (await editVehicle(ctx, { ...form, id, version })).ok;
  return true;
}
