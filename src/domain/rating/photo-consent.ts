/** Photographs with one rating. */
export const ratingPhotosAtMost = 4;

/** The words a guest agrees to; kept with each photograph. New words get a new number. */
export const photoConsent = {
  version: 1,
  words:
    "I took these photographs, everyone who can be recognised in them agrees, and you may show them with my review. I can remove them at any time.",
} as const;
