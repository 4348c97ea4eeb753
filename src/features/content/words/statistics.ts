import type { ClaimFigures, ClaimName } from "#domain/company/claims.ts";

export type Statistic = { figure: string; label: string };

/** The four figures of the home page's about section, each shown while the company claims it. */
const labels: readonly { readonly claim: ClaimName; readonly label: string }[] = [
  { claim: "years", label: "years of experience" },
  { claim: "customers", label: "happy customers" },
  { claim: "destinations", label: "tour destinations" },
  { claim: "safetyRecord", label: "safety record" },
];

export const statisticsOf = (claims: ClaimFigures): readonly Statistic[] =>
  labels.filter(({ claim }) => claims[claim] !== "").map(({ claim, label }) => ({ figure: claims[claim], label }));

/** The first line of the home page: "4.8+ average rating · 5 000+ happy customers". */
export const proofOf = ({ rating, customers }: ClaimFigures) => ({
  proof: [rating && `${rating} average rating`, customers && `${customers} happy customers`]
    .filter(Boolean)
    .join(" · "),
  shortProof: [rating && `${rating} rating`, customers && `${customers} customers`].filter(Boolean).join(" · "),
});
