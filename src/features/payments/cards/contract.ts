import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

const savedCard = z.object({
  id: z.string(),
  /** The booking it was saved with. */
  reference: z.string(),
  saved_at: z.iso.datetime(),
});
export type SavedCardLine = z.output<typeof savedCard>;

export const cardsContract = contract({
  myCards: call({
    summary: "Lists the cards that the customer who asks has saved.",
    access: "signed_in",
    effect: "reads",
    input: z.object({}),
    output: z.object({ cards: z.array(savedCard) }),
  }),
  removeCard: call({
    summary: "Removes a saved card. The payment service forgets it too.",
    access: "signed_in",
    effect: "changes",
    input: z.object({ id: z.uuid("Choose a card") }),
    output: z.object({}),
    refusals: { not_found: "This card has already been removed." },
  }),
});
