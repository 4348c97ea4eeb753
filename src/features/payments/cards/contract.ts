import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { type ChargeRequest, chargeRequests } from "#domain/payment/card-consent.ts";
import { call, contract } from "#platform/contract.ts";
import { expectedCentsField } from "#platform/wire.ts";
import { note } from "../contract.ts";
import { attemptStages } from "../payable-contract.ts";

const savedCard = z.object({
  id: z.string(),
  /** The booking it was saved with. */
  reference: z.string(),
  saved_at: z.iso.datetime(),
});
export type SavedCardLine = z.output<typeof savedCard>;

const takers = rolesThatMay("take_payment");
const reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const unknown = { not_found: "We couldn’t find that booking." };

export const chargeForm = z.object({
  card_id: z.uuid("Choose a card"),
  /** Everything owed instead of the deposit. */
  pays_all: z.boolean(),
  asked_by: z.enum(Object.keys(chargeRequests) as [ChargeRequest, ...ChargeRequest[]], "Choose how the customer asked"),
  note,
});

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
  bookingCards: call({
    summary: "Lists the saved cards that our team may charge for a booking, and how the last charge went.",
    access: takers,
    effect: "reads",
    input: z.object({ reference }),
    output: z.object({
      cards: z.array(z.object({ ...savedCard.shape, owner: z.string() })),
      due_cents: z.int(),
      balance_cents: z.int(),
      /** The latest payment of the booking, if it is by a saved card. */
      last: z.nullable(
        z.object({
          stage: z.enum(attemptStages),
          amount_cents: z.int(),
          at: z.iso.datetime(),
          /** Why it failed, in the words of the payment service. */
          reason: z.string(),
        }),
      ),
    }),
    refusals: unknown,
  }),
  chargeSavedCard: call({
    summary:
      "Charges a customer’s saved card for a booking, as the customer asked our team. Sent twice, it charges once.",
    access: takers,
    effect: "creates",
    input: z.extend(chargeForm, {
      reference,
      /** The amount on the screen. If it has changed, the call is refused before any money moves. */
      expected_cents: expectedCentsField(),
    }),
    output: z.object({ payment_id: z.string() }),
    refusals: {
      ...unknown,
      not_payable: "Nothing can be paid for this booking now: it is paid, on a monthly invoice, closed or has expired.",
      being_processed: "Another payment for this booking is being processed. Wait for the bank to confirm it.",
      share_being_paid: "Someone is paying their share right now. Try again in a few minutes.",
      proof_being_checked: "The customer sent proof of a bank transfer. Check that first.",
      card_gone: "This card is no longer saved. Ask the customer to pay another way.",
      /** With `details.due_cents`. */
      amount_changed: "The amount due for this booking has changed. Check it, then try again.",
    },
  }),
});
