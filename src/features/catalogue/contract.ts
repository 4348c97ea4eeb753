import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { call, contract } from "#platform/contract.ts";
import { textField } from "#platform/wire.ts";

/** What tours and vehicle classes share: their photographs. */

const pixels = z.int().check(z.minimum(1), z.maximum(10_000));

/** A photograph as a record names it; our server fills in its sizes. */
export const uploadedPicture = z.object({
  kind: z.literal("uploaded"),
  hash: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  width: pixels,
  height: pixels,
  widths: z.readonly(z.array(pixels).check(z.maxLength(2))),
  alt: textField("Describe each picture in a few words", 200),
});

export const pictureGone = "One of the pictures is no longer there. Remove it, or upload it again.";

const sent = z.object({
  file_id: z.uuid("Upload the picture again"),
  claim: z.string("Upload the picture again").check(z.maxLength(100)),
});

export const catalogueContract = contract({
  addPicture: call({
    summary: "Keeps an uploaded photograph for tours and vehicle classes, with a smaller copy for small screens.",
    access: rolesThatMay("change_tariffs"),
    effect: "creates",
    input: z.object({ large: sent, small: z.nullable(sent) }),
    output: z.object({ picture: z.omit(uploadedPicture, { alt: true }) }),
    refusals: {
      file_gone: "The upload was lost. Please choose the picture again.",
      not_a_picture: "We couldn’t read this picture. Please choose another one, as JPG, PNG or WebP.",
      too_small: "This picture is too small. Choose one that is at least 800 pixels wide or high.",
    },
  }),
});
