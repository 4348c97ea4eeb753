import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { blocksOut, metaOut, problemsOut, type ShownPictures } from "../contract.ts";

const editors = rolesThatMay("edit_content");
const notFound = "We couldn’t find that page.";

const draft = z.object({
  version: z.int(),
  meta: metaOut,
  blocks: blocksOut,
  problems: problemsOut,
  /** The last save of this window that was kept. */
  own_key: z.nullable(z.string()),
});
export type PageDraftRead = z.output<typeof draft>;

export const visualContract = contract({
  readPageDraft: call({
    summary: "Reads the draft of a page as it is now, with what keeps it from being published.",
    access: editors,
    effect: "reads",
    input: z.object({ id: z.uuid(), sitting: z.uuid() }),
    output: draft,
    refusals: { not_found: notFound },
  }),
  placedPictures: call({
    summary: "Reads the photographs that a draft shows, with their sizes.",
    access: editors,
    effect: "reads",
    input: z.object({ hashes: z.array(z.string().check(z.regex(/^[0-9a-f]{32}$/))).check(z.maxLength(400)) }),
    output: z.object({ pictures: z.custom<ShownPictures>() }),
  }),
});
