import type { ClaimFigures } from "#domain/company/claims.ts";
import type { Statistic } from "./statistics.ts";

const labels = [
  { claim: "accidents", label: "accidents" },
  { claim: "licensedDrivers", label: "licensed drivers" },
  { claim: "inspections", label: "inspections" },
] as const;

/** Figures that show the safety measures, each while the company claims it. */
export const safetyFiguresOf = (claims: ClaimFigures): readonly Statistic[] =>
  labels.filter(({ claim }) => claims[claim] !== "").map(({ claim, label }) => ({ figure: claims[claim], label }));
