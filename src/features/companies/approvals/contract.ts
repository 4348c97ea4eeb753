import * as z from "zod/mini";
import { approvalStates } from "#domain/corporate/approval-lifecycle.ts";
import { policyBreaches } from "#domain/corporate/travel-policy.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, optionalTextField } from "#platform/wire.ts";

/** As in the emailed link. */
const link = {
  token: z.string("This link is incomplete. Use the one in our email.").check(z.trim(), z.minLength(1), atMost(200)),
  by: z.uuid("This link is incomplete. Use the one in our email."),
};

/** The booker does not decide on it, and an account closed since then can’t be charged. */
export const approvalObstacles = ["own_booking", "account_closed"] as const;
export type ApprovalObstacle = (typeof approvalObstacles)[number];

export const shownApproval = z.object({
  state: z.enum(approvalStates),
  reasons: z.array(z.enum(policyBreaches)),
  company: z.string(),
  reference: z.string(),
  traveller: z.string(),
  booked_by: z.string(),
  service_name: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: z.string(),
  return_at: z.nullable(z.string()),
  /** Days that the vehicle and the driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  passengers: z.int(),
  /** Null if our team prices it later. */
  total_cents: z.nullable(z.int()),
  limit_cents: z.nullable(z.int()),
  purchase_order: z.string(),
  cost_centre: z.string(),
  project: z.string(),
  expires_at: z.string(),
  /** The person who answered, and the note; empty while it is open. */
  decided_by: z.string(),
  note: z.string(),
  /** Why this approver can’t approve it now; null if they can, or if it is decided. */
  against: z.nullable(z.enum(approvalObstacles)),
});
export type ShownApproval = z.output<typeof shownApproval>;

export const notFound = { not_found: "We couldn’t find this request. Check that you copied the whole link." };

const waiting = z.object({
  reference: z.string(),
  traveller: z.string(),
  booked_by: z.string(),
  pickup_at: z.string(),
  total_cents: z.nullable(z.int()),
  reasons: z.array(z.enum(policyBreaches)),
  expires_at: z.string(),
  /** The page that the email links to. */
  link: z.string(),
});
export type WaitingApproval = z.output<typeof waiting>;

export const approvalsContract = contract({
  approvalsWaiting: call({
    summary: "Lists the bookings that wait for the approval of the person who asks, by their confirmed email address.",
    access: ["corporate"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ approvals: z.array(waiting) }),
  }),
  readApproval: call({
    summary: "Reads the booking that an approver is asked about, by the link in our email. Decides nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object(link),
    output: shownApproval,
    refusals: notFound,
  }),
  decideApproval: call({
    summary: "Approves or refuses a company’s booking by the link in our email. The first answer counts.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({
      ...link,
      answer: z.enum(["approve", "refuse"], "Choose an answer"),
      note: optionalTextField(300),
    }),
    output: shownApproval,
    refusals: {
      ...notFound,
      own_booking: "You made this booking yourself, so another approver of your company has to decide.",
      account_closed: "The company’s account can’t be charged now, so this can’t be approved. Please call us.",
      no_vehicle_free: "No vehicle is available at that time any more. Please ask for another time to be booked.",
    },
  }),
});
