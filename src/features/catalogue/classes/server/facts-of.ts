import type { ClassForm } from "../contract.ts";

/** The form’s values as columns. */
export const factsOf = ({ bags_text: bagsText, pulls_trailer: pullsTrailer, ...facts }: ClassForm) => ({
  ...facts,
  bagsText,
  pullsTrailer,
});
