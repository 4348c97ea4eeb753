import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { tourPages } from "../words/tours/all-tours.ts";

type BySlug = { readonly slug: string };

const readFrom =
  <Page extends BySlug>(pages: readonly Page[]) =>
  async (_ctx: Context, { slug }: BySlug) => {
    const page = pages.find((one) => one.slug === slug);
    return page ? accept(page) : refuse("no_such_page");
  };

export const readTourPage = readFrom(tourPages);
