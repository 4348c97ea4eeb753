import type { ClaimFigures } from "#domain/company/claims.ts";
import type { Statistic } from "./statistics.ts";

/** Our safety measures, and the three figures that show them. */
export const safetyItems = [
  {
    icon: "insurance",
    title: "Comprehensive insurance",
    text: "Vehicle and passengers are covered from the moment the door closes to the moment it opens again.",
  },
  {
    icon: "driver",
    title: "Licensed, background-checked drivers",
    text: "No one drives for us without a valid licence, a professional driving permit and a clean background check.",
  },
  {
    icon: "maintenance",
    title: "Regular maintenance",
    text: "Serviced by the book and inspected every month: tyres, brakes, belts, lights and air-conditioning.",
  },
  {
    icon: "gps",
    title: "GPS monitoring",
    text: "Our control room sees every vehicle on the road and notices when a trip does not go to plan.",
  },
  {
    icon: "certificate",
    title: "Certifications",
    text: "Operating licences and roadworthy certificates are checked before a vehicle is put on a trip.",
  },
  {
    icon: "support",
    title: "24/7 support",
    text: "Our team, not a phone menu, at any hour: before you leave, on the way and after you arrive.",
  },
] as const;

export type SafetyItem = (typeof safetyItems)[number];

const safetyFigures = [
  { figure: "Zero", label: "accidents" },
  { figure: "100%", label: "licensed drivers" },
  { figure: "Monthly", label: "inspections" },
] as const;

/** On a board while the company claims a safety record. */
export const safetyFiguresOf = ({ safetyRecord }: ClaimFigures): readonly Statistic[] =>
  safetyRecord === "" ? [] : safetyFigures;
