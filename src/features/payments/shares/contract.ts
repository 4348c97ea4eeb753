import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { splitLimits, splitObstacles } from "#domain/payment/bill-shares.ts";
import { paymentPhases } from "#domain/payment/checkout/payment-phase.ts";
import { call, contract } from "#platform/contract.ts";
import { optionalEmailField, textField } from "#platform/wire.ts";
import { opening, unopened } from "../contract.ts";
import { amountChanged, gatewayModes, linkStatus, readByLink, startByLink } from "../payable-contract.ts";

/** The kind that sealed tokens of share links carry: platform/http/sealed-token.ts. */
export const shareLinkKind = "bill-share";

/** `paying`: at the gateway right now. `left`: not paid in time, so the booker owes it. */
export const shareStates = ["open", "paying", "paid", "refunded", "left"] as const;
export type ShareState = (typeof shareStates)[number];

export const billShare = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  portions: z.int(),
  is_booker: z.boolean(),
  state: z.enum(shareStates),
  /** The amount to pay; for a paid share, the amount received. */
  amount_cents: z.int(),
});

const split = z.object({
  pay_until: z.string(),
  /** False if shares can no longer be paid. */
  is_open: z.boolean(),
  shares: z.array(billShare),
});
export type BillSplit = z.output<typeof split>;
export type BillShare = z.output<typeof billShare>;

/** For the booker: includes each share’s link, to pass on. */
const linkedSplit = z.extend(split, { shares: z.array(z.extend(billShare, { link: z.string() })) });
export type LinkedSplit = z.output<typeof linkedSplit>;

const bill = z.object({
  reference: z.string(),
  first_name: z.string(),
  phase: z.enum(paymentPhases),
  total_cents: z.nullable(z.int()),
  paid_cents: z.int(),
  /** The total due. */
  open_cents: z.int(),
  gateway: z.nullable(z.enum(gatewayModes)),
  /** Why it can’t be split, and the deadline for the others. */
  obstacle: z.nullable(z.enum(splitObstacles)),
  would_pay_until: z.nullable(z.string()),
  hold_until: z.nullable(z.string()),
  split: z.nullable(linkedSplit),
});
export type Bill = z.output<typeof bill>;

const portions = z.int("Choose how many portions").check(z.minimum(1), z.maximum(splitLimits.portions));

/** Optional: without an address the booker passes the link on. */
const email = optionalEmailField;

/** The payers: the booker’s own portions, and the others with theirs. */
export const splitForm = z.object({
  own_portions: portions,
  others: z
    .array(z.object({ name: textField("Please enter a name", 60), email, portions }))
    .check(
      z.minLength(1, "Add at least one name"),
      z.maxLength(splitLimits.people - 1, `A bill can be split between ${splitLimits.people} people at most`),
    ),
});

const notSplittable = {
  not_payable: "There is nothing to pay for this booking at the moment.",
  being_processed: "A payment for this booking is being processed. Please wait for your bank to confirm it.",
  agreed_otherwise: "You agreed to pay for this booking another way. Call us to split the bill.",
  split_already: "This bill is already split.",
  cant_split: "This bill can’t be split.",
  too_small: "Each share must be at least R10. Choose fewer people.",
};

const unopenedShare = { not_found: "We couldn’t open this link. Ask for it again, or contact us." };

const shareToPay = z.object({
  reference: z.string(),
  /** The booker, and the invited payer. */
  booker_name: z.string(),
  name: z.string(),
  is_booker: z.boolean(),
  service_name: z.string(),
  pickup_at: z.string(),
  passengers: z.int(),
  state: z.enum(shareStates),
  amount_cents: z.int(),
  total_cents: z.nullable(z.int()),
  pay_until: z.string(),
  ...linkStatus,
});
export type ShareToPay = z.output<typeof shareToPay>;

export const sharesContract = contract({
  billSplit: call({
    summary: "Shows how the bill of a booking is split, who has paid, and what is due.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(opening),
    output: bill,
    refusals: unopened,
  }),
  splitBill: call({
    summary: "Splits what is due for a booking between several people. Each gets a link to pay their share.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 600 },
    input: z.extend(splitForm, opening),
    output: bill,
    refusals: { ...unopened, ...notSplittable },
  }),
  withdrawSplit: call({
    summary: "Ends the split of a bill. Shares already paid stay paid, and the balance is due from the booker.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 600 },
    input: z.object(opening),
    output: bill,
    refusals: {
      ...unopened,
      not_split: "This bill isn’t split.",
      being_processed: "Someone’s payment is being processed. Please wait for their bank to confirm it.",
    },
  }),
  shareToPay: call({
    ...readByLink,
    summary: "Shows one share of a bill, and whether it is paid. The link in our email opens it.",
    output: shareToPay,
    refusals: unopenedShare,
  }),
  startSharePayment: call({
    ...startByLink,
    summary: "Starts to pay a share by card or instant EFT, and returns the form to send to the gateway.",
    refusals: {
      ...unopenedShare,
      nothing_due: "There is nothing to pay on this share.",
      way_closed: "This share can’t be paid by card at the moment. Please contact us.",
      being_processed: "A payment for this share is being processed. Please wait for your bank to confirm it.",
      rest_being_paid: "The rest of this booking is being paid right now. Please try again in a few minutes.",
      ...amountChanged,
    },
  }),
  bookingShares: call({
    summary: "Shows our team how the bill of a booking is split, and what is due.",
    access: rolesThatMay("view_booking"),
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
    output: z.object({ split: z.nullable(split), open_cents: z.int() }),
    refusals: { not_found: "We couldn’t find that booking." },
  }),
});
