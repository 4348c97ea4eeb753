import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { knownPictures } from "../../server/known-pictures.ts";
import type { TourForm, toursContract } from "../contract.ts";
import { editorOf, editTour, hasAddressOfAnother, keepTour, partsOf } from "./edit-tour.ts";
import { insertTour, lockTours } from "./store.ts";
import { findLastPosition, findTourRow } from "./views.ts";

type Input = ParsedOf<typeof toursContract.saveTour>;

/** Bookings keep the name and the times they were sold by. The price goes into the tariff, which alone owns it. */
export async function saveTour(ctx: Context, sent: Input) {
  const { slug, version, price_cents } = sent;
  const tour = await withPictures(ctx, sent.tour);
  if (!tour.ok) return tour;
  const saved =
    version === 0
      ? await addTour(ctx, slug, tour.value)
      : await editTour(ctx, { slug, version, action: "tour.saved" }, () => accept(partsOf(tour.value)));
  if (!saved.ok) return saved;
  if (price_cents !== null) await ctx.pricing.priceTour(ctx, { tour: slug, cents: price_cents });
  return accept({ slug, version: saved.value.version });
}

/** Its pictures with their sizes as they are stored. */
async function withPictures(ctx: Context, tour: TourForm) {
  const known = await knownPictures(ctx, [...(tour.picture ? [tour.picture] : []), ...tour.gallery]);
  if (!known.ok) return known;
  const [first = null, ...others] = known.value;
  return accept(tour.picture ? { ...tour, picture: first, gallery: others } : { ...tour, gallery: known.value });
}

/** A new tour is a draft at the end of the list: no visitor sees it before it is put on sale. */
async function addTour(ctx: Context, slug: string, tour: TourForm) {
  await lockTours(ctx.db);
  if (await findTourRow(ctx.db, slug)) return refuse("address_taken");
  if (await hasAddressOfAnother(ctx, slug, tour.bookSlug)) return refuse("address_taken");
  const row = {
    slug,
    position: (await findLastPosition(ctx.db)) + 1,
    state: "draft" as const,
    ...partsOf(tour),
    version: 1,
    updatedBy: editorOf(ctx),
    updatedAt: ctx.now,
  };
  await insertTour(ctx.db, row);
  await keepTour(ctx, row);
  await recordAudit(ctx, { action: "tour.added", subject: { kind: "tour", id: slug }, details: { name: tour.name } });
  return accept(row);
}
