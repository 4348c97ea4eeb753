import * as z from "zod/mini";
import { textField } from "#platform/wire.ts";

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
