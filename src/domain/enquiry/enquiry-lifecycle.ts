import { lifecycle } from "../lifecycle.ts";

export const enquiryStates = ["new", "contacted", "qualified", "quoted", "won", "lost", "spam", "duplicate"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** The status of a lead. A quote may be the first answer, a lost customer may come back, and a step taken by mistake can be undone. */
export const enquiryLifecycle = lifecycle<EnquiryState>(
  {
    new: ["contacted", "qualified", "quoted", "lost", "spam", "duplicate"],
    contacted: ["new", "qualified", "quoted", "won", "lost", "spam", "duplicate"],
    qualified: ["contacted", "quoted", "won", "lost"],
    quoted: ["qualified", "won", "lost"],
    won: [],
    lost: ["contacted", "qualified", "quoted"],
    spam: ["new"],
    duplicate: ["new"],
  },
  { contacted: ["new", "lost"] },
);
