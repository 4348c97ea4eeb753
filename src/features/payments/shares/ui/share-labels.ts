import type { Tone } from "#design/badge.tsx";
import type { SplitObstacle } from "#domain/payment/bill-shares.ts";
import type { ShareState } from "../contract.ts";

export const shareLabels: Readonly<Record<ShareState, { readonly label: string; readonly tone: Tone }>> = {
  open: { label: "Not paid yet", tone: "warn" },
  paying: { label: "Paying now", tone: "info" },
  paid: { label: "Paid", tone: "ok" },
  refunded: { label: "Refunded", tone: "neutral" },
  left: { label: "Not paid", tone: "neutral" },
};

/** Why a bill can’t be split, and what to do instead. */
export const obstacleLabels: Readonly<Record<SplitObstacle, string>> = {
  card_only: "No vehicle is held for this booking, so it must be paid in full with one card.",
  contact_unconfirmed:
    "Please confirm your email address first, with the link in our email. Then you can split the bill.",
  too_late: "There isn’t enough time before your trip for everyone to pay. Please pay the bill yourself.",
  too_small: "The amount is too small to split. Each share must be at least R10.",
  no_card: "Card payments aren’t available at the moment, so the bill can’t be split.",
};
