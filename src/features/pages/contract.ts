import * as z from "zod/mini";
import type { UploadedPicture } from "#domain/catalogue/picture.ts";
import type { Block } from "#domain/page/blocks.ts";
import type { PageMark } from "#domain/page/page-marks.ts";
import type { PageProblem } from "#domain/page/page-problems.ts";
import { pageLimits } from "#domain/page/read-blocks.ts";
import { atMost } from "#platform/wire.ts";

/** The blocks as JSON: they are read by the table of blocks, which says more than a schema could. */
export const blocksField = z.string().check(z.maxLength(pageLimits.characters));

export const metaForm = z.object({
  title: z.string().check(z.trim(), atMost(200)),
  description: z.string().check(z.trim(), atMost(400)),
  picture: z.nullable(z.string().check(z.maxLength(32), z.regex(/^[0-9a-f]{32}$/))),
  isHidden: z.boolean(),
});

export const blocksOut = z.custom<readonly Block[]>();
export const metaOut = z.object({
  title: z.string(),
  description: z.string(),
  picture: z.nullable(z.string()),
  isHidden: z.boolean(),
});
export const marksOut = z.custom<readonly PageMark[]>();
export const problemsOut = z.custom<readonly PageProblem[]>();

/** The address of a page of one’s own: one word or several with hyphens. */
export const pathField = z
  .string("Enter the address")
  .check(
    z.trim(),
    atMost(81),
    z.regex(/^\/[a-z0-9][a-z0-9-]{0,79}$/, "Use small letters, digits and hyphens, such as /winter-specials"),
  );

/** The records a block can show, by name, and the addresses a link can lead to. */
const sold = z.array(z.object({ slug: z.string(), name: z.string() }));
export const pageChoices = z.object({ tours: sold, services: sold, paths: z.array(z.string()) });
export type PageChoices = z.output<typeof pageChoices>;

/** The photographs of a page by what is in them. */
export type ShownPictures = Readonly<Record<string, Omit<UploadedPicture, "alt" | "kind">>>;
/** A window of the editor, and the save that it sends: an answer may be lost though the save was kept. */
export const sittingField = z.object({ id: z.uuid(), key: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
