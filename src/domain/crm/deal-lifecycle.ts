import { lifecycle } from "../lifecycle.ts";

export const dealStates = ["contacted", "proposal", "negotiation", "won", "lost"] as const;
export type DealState = (typeof dealStates)[number];

const open: readonly DealState[] = ["contacted", "proposal", "negotiation"];

/** The stage of a deal. It may skip stages and go back; a contract that was signed or lost is taken up again in negotiation. */
export const dealLifecycle = lifecycle<DealState>({
  contacted: ["proposal", "negotiation", "won", "lost"],
  proposal: ["contacted", "negotiation", "won", "lost"],
  negotiation: ["contacted", "proposal", "won", "lost"],
  won: ["negotiation"],
  lost: ["contacted", "proposal", "negotiation"],
});

export const isOpenDeal = (state: DealState): boolean => open.includes(state);

/** How likely a deal is at each stage, in percent, until its owner says otherwise. */
export const usualProbability: Readonly<Record<DealState, number>> = {
  contacted: 20,
  proposal: 50,
  negotiation: 75,
  won: 100,
  lost: 0,
};

/**
 * The probability of a deal that moves: certain once it is decided, the usual one once it is open again. An owner’s own
 * estimate stays while the deal goes on.
 */
export function probabilityAfter(deal: { readonly state: DealState; readonly probability: number }, to: DealState) {
  const isEstimate = isOpenDeal(deal.state) && deal.probability !== usualProbability[deal.state];
  return isOpenDeal(to) && isEstimate ? deal.probability : usualProbability[to];
}
