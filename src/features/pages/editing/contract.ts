import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import type { FoundWords } from "#domain/page/find-words.ts";
import type { PageChange } from "#domain/page/page-difference.ts";
import type { PageState } from "#domain/page/page-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { atMost, momentField, nullable, pageSizeField, searchField, textField, versionField } from "#platform/wire.ts";
import {
  blocksField,
  blocksOut,
  marksOut,
  metaForm,
  metaOut,
  pageChoices,
  pathField,
  problemsOut,
  sittingField,
} from "../contract.ts";

const editors = rolesThatMay("edit_content");
const largest = 400_000;
const notFound = "We couldn’t find that page.";
const changedMeanwhile = "Someone else has just changed this page.";
const unreadable = {
  not_blocks: "These are not the blocks of a page.",
  too_many_blocks: "A page holds at most 120 blocks.",
  too_deep: "Blocks can lie side by side, but not in each other any deeper.",
  too_large: "This page is too long. Divide it into two.",
  same_id_twice: "A block is there twice. Reload the page.",
  unsafe_value: "A text or link on this page can’t be kept: it is too long, or it could run something.",
} as const;
const pathTaken = { path_taken: "There is already a page at this address." } as const;

const state = z.custom<PageState>();
const reasonField = z.string().check(z.trim(), atMost(200));

const row = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  state,
  /** Visitors see an earlier version than the draft. */
  has_changes: z.boolean(),
  publish_at: z.nullable(z.string()),
  expire_at: z.nullable(z.string()),
  updated_at: z.string(),
  updated_by: z.nullable(z.string()),
});
export type PageRow = z.output<typeof row>;

const listed = z.object({
  ...row.shape,
  /** Where the searched words are; empty if they are in its name or address. */
  found: z.custom<readonly (FoundWords & { readonly is_draft: boolean })[]>(),
});
export type ListedPage = z.output<typeof listed>;

const keptVersion = z.object({
  number: z.int(),
  saved_at: z.string(),
  saved_by: z.nullable(z.string()),
  reason: z.string(),
  published_at: z.nullable(z.string()),
  is_shown: z.boolean(),
});

const page = z.object({
  ...row.shape,
  version: z.int(),
  meta: metaOut,
  blocks: blocksOut,
  versions: z.array(keptVersion),
  marks: marksOut,
  problems: problemsOut,
});
export type EditedPage = z.output<typeof page>;

const saved = z.object({ version: z.int(), problems: problemsOut });
const byId = { id: z.uuid() };
const bySeen = { ...byId, version: versionField };
const seenRefusals = { not_found: notFound, changed_meanwhile: changedMeanwhile } as const;

export const pageEditingContract = contract({
  listPages: call({
    summary: "Lists the pages our team has written, the latest change first.",
    access: editors,
    effect: "reads",
    input: z.object({
      search: searchField,
      state: nullable(z.enum(["draft", "scheduled", "published", "expired", "archived"])),
      size: pageSizeField(25),
      after: timeKey.field,
    }),
    output: z.object({ pages: z.array(listed), next: z.nullable(z.string()) }),
  }),
  readEditedPage: call({
    summary: "Reads a page with its draft, its versions and what keeps it from being published.",
    access: editors,
    effect: "reads",
    input: z.object(byId),
    output: page,
    refusals: { not_found: notFound },
  }),
  readPageChoices: call({
    summary: "Reads what a block can show or lead to: tours and services on sale, and the addresses of our pages.",
    access: editors,
    effect: "reads",
    input: z.object({}),
    output: pageChoices,
  }),
  createPage: call({
    summary: "Adds a page, empty or as a copy of another; no visitor sees it before it is published.",
    access: editors,
    effect: "creates",
    input: z.object({
      name: textField("Enter the name", 120),
      path: pathField,
      copy_of: nullable(z.uuid()),
    }),
    output: z.object({ id: z.string() }),
    refusals: { ...pathTaken, not_found: notFound },
  }),
  openBuiltInPage: call({
    summary: "Opens the record of the notices that every page shows.",
    access: editors,
    effect: "changes",
    input: z.object({ path: z.string().check(z.maxLength(160)) }),
    output: z.object({ id: z.string() }),
    refusals: { not_found: notFound },
  }),
  savePage: call({
    summary: "Saves the draft of a page. Refused with the newer draft if someone else has saved meanwhile.",
    access: editors,
    effect: "changes",
    largest,
    input: z.object({ ...bySeen, meta: metaForm, blocks: blocksField, sitting: nullable(sittingField) }),
    output: saved,
    refusals: { ...seenRefusals, ...unreadable },
  }),
  renamePage: call({
    summary: "Changes a page’s name or address. Its old address leads to the new one.",
    access: editors,
    effect: "changes",
    input: z.object({ ...bySeen, name: textField("Enter the name", 120), path: pathField }),
    output: page,
    refusals: { ...seenRefusals, ...pathTaken },
  }),
  publishPage: call({
    summary: "Publishes the draft of a page at once or from a moment, until another one if it has an end.",
    access: editors,
    effect: "changes",
    input: z.object({
      ...bySeen,
      publish_at: nullable(momentField("Choose when it goes out")),
      expire_at: nullable(momentField("Choose when it ends")),
      reason: reasonField,
    }),
    output: page,
    refusals: {
      ...seenRefusals,
      not_ready: "This page can’t be published yet. See what is missing.",
      not_possible: "An archived page must be brought back first.",
      publish_past: "Choose a time to come, or publish at once.",
      expire_past: "Choose an end to come.",
      ends_before_start: "The end must come after the start.",
    },
  }),
  movePage: call({
    summary: "Takes a page down, archives it, or brings an archived one back as a draft.",
    access: editors,
    effect: "changes",
    input: z.object({ ...bySeen, to: z.enum(["draft", "expired", "archived"]) }),
    output: page,
    refusals: { ...seenRefusals, ...pathTaken, not_possible: "This page can’t be moved there from its state." },
  }),
  comparePageVersions: call({
    summary: "Reads the differences between two versions of a page.",
    access: editors,
    effect: "reads",
    input: z.object({ ...byId, from: z.int32().check(z.minimum(1)), to: z.int32().check(z.minimum(1)) }),
    output: z.object({ changes: z.custom<readonly PageChange[]>(), meta: metaOut, blocks: blocksOut }),
    refusals: { not_found: notFound },
  }),
  putPageBack: call({
    summary:
      "Makes the draft of a page what one of its versions was. Every version stays, so this can be put back too.",
    access: editors,
    effect: "changes",
    input: z.object({ ...bySeen, number: z.int32().check(z.minimum(1)) }),
    output: page,
    refusals: seenRefusals,
  }),
});
