import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { attractionPages } from "../words/attractions/all-attractions.ts";
import { servicePages } from "../words/services/all-services.ts";
import { tourPages } from "../words/tours/all-tours.ts";

type BySlug = { readonly slug: string };

const readFrom =
  <Page extends BySlug>(pages: readonly Page[]) =>
  async (_ctx: Context, { slug }: BySlug) => {
    const page = pages.find((one) => one.slug === slug);
    return page ? accept(page) : refuse("no_such_page");
  };

export const readTourPage = readFrom(tourPages);
export const readAttractionPage = readFrom(attractionPages);
export const readServicePage = readFrom(servicePages);
