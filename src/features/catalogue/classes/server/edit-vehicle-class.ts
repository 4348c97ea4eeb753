import { clashWith } from "#domain/catalogue/class-changes.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { knownPictures } from "../../server/known-pictures.ts";
import type { vehicleClassesContract } from "../contract.ts";
import { factsOf } from "./facts-of.ts";
import { editClass, lockClass, lockClasses } from "./store.ts";

type Input = ParsedOf<typeof vehicleClassesContract.editVehicleClass>;

/** Sales from now on follow the new facts. What was sold keeps its price. */
export async function editVehicleClass(ctx: Context, { id, version, facts }: Input) {
  const others = (await lockClasses(ctx.db)).filter((one) => one.id !== id);
  const locked = await lockClass(ctx, { id, version });
  if (!locked.ok) return locked;
  const clash = clashWith(others, facts);
  if (clash) return refuse(clash);
  const pictures = await knownPictures(ctx, facts.pictures);
  if (!pictures.ok) return pictures;

  const row = await editClass(ctx, locked.value, { ...factsOf(facts), pictures: pictures.value });
  await recordAudit(ctx, {
    action: "vehicle_class.edited",
    subject: { kind: "vehicle_class", id },
    details: { name: row.name },
  });
  await ctx.touchSite();
  return accept({ version: row.version });
}
