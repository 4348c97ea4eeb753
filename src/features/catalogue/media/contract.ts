import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { atMost, pageSizeField, searchField, textField, versionField } from "#platform/wire.ts";

const editors = rolesThatMay("edit_content");
const notFound = "We couldn’t find that picture. Someone may have deleted it.";
const hash = z.string().check(z.maxLength(32), z.regex(/^[0-9a-f]{32}$/));
const percent = z.int().check(z.minimum(0), z.maximum(100));

const picture = z.object({
  hash: z.string(),
  version: z.int(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  name: z.string(),
  alt: z.string(),
  focus_x: z.int(),
  focus_y: z.int(),
  added_at: z.string(),
  added_by: z.nullable(z.string()),
  /** Of the copies for pages, how many are made. */
  copies_made: z.int(),
  copies_wanted: z.int(),
  is_damaged: z.boolean(),
  /** Pages, tours and others that show it. */
  uses: z.array(
    z.object({ of: z.enum(["page", "tour", "service", "class", "logo"]), id: z.string(), name: z.string() }),
  ),
});
export type MediaPicture = z.output<typeof picture>;

export const mediaContract = contract({
  listPictures: call({
    summary: "Lists the company’s pictures, the latest first, with where each is used.",
    access: editors,
    effect: "reads",
    input: z.object({ search: searchField, after: timeKey.field, size: pageSizeField(24) }),
    output: z.object({ pictures: z.array(picture), next: z.nullable(z.string()) }),
  }),
  readMediaPicture: call({
    summary: "Reads a picture with its sizes and where it is used.",
    access: editors,
    effect: "reads",
    input: z.object({ hash }),
    output: picture,
    refusals: { not_found: notFound },
  }),
  describePicture: call({
    summary: "Saves a picture’s name, what it shows in words, and the part of it that is never cropped away.",
    access: editors,
    effect: "changes",
    input: z.object({
      hash,
      version: versionField,
      name: z.string().check(z.trim(), atMost(120)),
      alt: textField("Describe the picture in a few words", 200),
      focus_x: percent,
      focus_y: percent,
    }),
    output: picture,
    refusals: { not_found: notFound, changed_meanwhile: "Someone else has just changed this picture." },
  }),
  deletePicture: call({
    summary: "Deletes a picture that nothing shows.",
    access: editors,
    effect: "changes",
    input: z.object({ hash }),
    output: z.object({}),
    refusals: { not_found: notFound, in_use: "This picture is still in use. Take it off there first." },
  }),
});
