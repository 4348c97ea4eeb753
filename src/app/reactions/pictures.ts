import { makePictureCopy } from "#features/catalogue/media/server/make-picture-copy.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** Photographs: their copies are made one after another, so that each is there as soon as it can be. */
export const pictures = {
  "picture.lacks_copies": { makePictureCopy },
} satisfies Reactions;
