import { clashWith } from "#domain/catalogue/class-changes.ts";
import { idFromName } from "#domain/catalogue/class-id.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { knownPictures } from "../../server/known-pictures.ts";
import type { ClassForm } from "../contract.ts";
import { factsOf } from "./facts-of.ts";
import { insertClass, lockClasses } from "./store.ts";

const mostClasses = 40;

export async function addVehicleClass(ctx: Context, form: ClassForm) {
  const others = await lockClasses(ctx.db);
  if (others.length >= mostClasses) return refuse("too_many");
  const clash = clashWith(others, form);
  if (clash) return refuse(clash);
  const pictures = await knownPictures(ctx, form.pictures);
  if (!pictures.ok) return pictures;

  const id = idFromName(
    form.name,
    others.map((one) => one.id),
  );
  await insertClass(ctx, {
    ...factsOf(form),
    pictures: pictures.value,
    id,
    position: others.length + 1,
    state: "paused",
  });
  await recordAudit(ctx, {
    action: "vehicle_class.added",
    subject: { kind: "vehicle_class", id },
    details: { name: form.name },
  });
  await ctx.touchSite();
  return accept({ id });
}
