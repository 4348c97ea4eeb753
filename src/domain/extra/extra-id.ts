/** The id that an extra keeps for good: “Wine tasting, for two” is wine-tasting-for-two. */
export const idFor = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "") || "extra";
