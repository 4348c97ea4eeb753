import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { knownPictures } from "../../server/known-pictures.ts";
import type { ServiceForm, servicesContract } from "../contract.ts";
import { clashOf, editorOf, editService, keepService, partsOf } from "./edit-service.ts";
import { insertService, lockServices } from "./store.ts";
import { findLastPosition, findServiceRow } from "./views.ts";

type Input = ParsedOf<typeof servicesContract.saveService>;

/** Bookings keep the name they were sold under. The kind stays: it is how what was sold is priced and planned. */
export async function saveService(ctx: Context, { slug, version, service: sent }: Input) {
  const service = await withPictures(ctx, sent);
  if (!service.ok) return service;
  const form = service.value;
  const saved =
    version === 0
      ? await addService(ctx, slug, form)
      : await editService(ctx, { slug, version, action: "service.saved" }, (row) =>
          row.facts.kind === form.kind ? accept(partsOf(form, row)) : refuse("other_kind"),
        );
  return saved.ok ? accept({ slug, version: saved.value.version }) : saved;
}

/** Its pictures with their sizes as they are stored. */
async function withPictures(ctx: Context, form: ServiceForm) {
  const { picture, page } = form;
  const known = await knownPictures(ctx, [...(picture ? [picture] : []), ...(page?.gallery ?? [])]);
  if (!known.ok) return known;
  const gallery = picture ? known.value.slice(1) : known.value;
  return accept({
    ...form,
    picture: picture && (known.value[0] ?? null),
    page: page && { ...page, gallery },
  });
}

/** Paused at the end of the menu: no visitor sees it before it is put on sale. Tours have their own list. */
async function addService(ctx: Context, slug: string, form: ServiceForm) {
  if (form.kind === "day_tour") return refuse("other_kind");
  await lockServices(ctx.db);
  if (await findServiceRow(ctx.db, slug)) return refuse("address_taken");
  const row = {
    slug,
    position: (await findLastPosition(ctx.db)) + 1,
    choice: null,
    state: "paused" as const,
    ...partsOf(form),
    version: 1,
    updatedBy: editorOf(ctx),
    updatedAt: ctx.now,
  };
  const clash = await clashOf(ctx, row);
  if (clash) return refuse(clash);
  await insertService(ctx.db, row);
  await keepService(ctx, row);
  await recordAudit(ctx, {
    action: "service.added",
    subject: { kind: "service", id: slug },
    details: { name: form.name },
  });
  await ctx.touchSite();
  return accept(row);
}
