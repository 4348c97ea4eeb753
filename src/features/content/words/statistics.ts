export type Statistic = { figure: string; label: string };

/** The four figures of the home page's about section. */
export const statistics: readonly Statistic[] = [
  { figure: "10+", label: "years of experience" },
  { figure: "5\u00a0000+", label: "happy customers" },
  { figure: "50+", label: "tour destinations" },
  { figure: "100%", label: "safety record" },
];
