import type { ClaimFigures } from "#domain/company/claims.ts";

/** Three reasons for trust, below the services. */
const reassurance: readonly ReassuranceItem[] = [
  { icon: "clock", title: "24/7 Available", text: "Every hour of all 365 days, on the phone and on the road." },
  { icon: "shield", title: "Fully Insured", text: "Passenger cover on every vehicle and every trip." },
  { icon: "star", title: "5-Star Service", text: "" },
];

/** The stars are shown if the company states its number of reviews. */
export const reassuranceOf = ({ reviews }: ClaimFigures): readonly ReassuranceItem[] =>
  reassurance
    .filter(({ icon }) => icon !== "star" || reviews !== "")
    .map((item) =>
      item.icon === "star" ? { ...item, text: `Over ${reviews} five-star reviews from the back seat.` } : item,
    );

export type ReassuranceItem = { icon: "clock" | "shield" | "star"; title: string; text: string };
