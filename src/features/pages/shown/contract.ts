import * as z from "zod/mini";
import type { Block } from "#domain/page/blocks.ts";
import type { MenuItem } from "#domain/page/menus.ts";
import { call, contract } from "#platform/contract.ts";
import type { ShownPictures } from "../contract.ts";

const shownPage = z.object({
  path: z.string(),
  meta: z.object({ title: z.string(), description: z.string(), is_hidden: z.boolean() }),
  /** The photograph that is shown when the page is shared. */
  picture: z.nullable(z.string()),
  /** Every value is filled in. */
  blocks: z.custom<readonly Block[]>(),
  pictures: z.custom<ShownPictures>(),
});
export type ShownPage = z.output<typeof shownPage>;

type Notice = Extract<Block, { kind: "notice" }>;

const frame = z.object({
  header: z.custom<readonly MenuItem[]>(),
  footer: z.custom<readonly MenuItem[]>(),
  /** Shown on every page for now. */
  notices: z.custom<readonly Notice[]>(),
});
export type SiteFrame = z.output<typeof frame>;

export const shownPagesContract = contract({
  siteFrame: call({
    summary: "Reads what every page shows around its own content: the menus, and notices for now.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: frame,
  }),
  shownPage: call({
    summary: "Reads a page that our team has published, with today’s values in its texts.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({ path: z.string().check(z.maxLength(100)) }),
    output: shownPage,
    refusals: { no_such_page: "We couldn’t find that page." },
  }),
});
