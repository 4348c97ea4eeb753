import { createElement } from "react";
import { policyBreachLabels } from "#domain/corporate/company-labels.ts";
import { mayApprove, type PolicyBreach } from "#domain/corporate/travel-policy.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { approvalLink } from "./approval-link.ts";
import { insertApproval, insertApprovalMove } from "./approval-store.ts";
import { type ApprovalRecord, bookedBy, findApproval, findApprovers, findOurCompany } from "./approval-views.ts";
import { CompanyApproval, companyApprovalWords } from "./emails/company-approval.tsx";

export type ApprovalQuestion = {
  readonly bookingId: string;
  readonly organisationId: string;
  readonly reasons: readonly PolicyBreach[];
  readonly expiresAt: Date;
};

/** Asks every approver of the company; the first answer counts. */
export async function askApprovers(ctx: Context, input: ApprovalQuestion): Promise<void> {
  const id = ctx.newId();
  await insertApproval(ctx.db, { ...input, id, reasons: [...input.reasons], state: "waiting", createdAt: ctx.now });
  const actor = ctx.actor.kind === "person" ? ctx.actor.userId : "system";
  await insertApprovalMove(ctx.db, {
    id: ctx.newId(),
    recordId: id,
    from: null,
    to: "waiting",
    actor,
    reason: null,
    createdAt: ctx.now,
  });
  const approval = await findApproval(ctx.db, id);
  if (!approval) throw new Error("The approval was written and is not there.");
  const company = await findOurCompany(ctx.db);
  const approvers = await findApprovers(ctx.db, input.organisationId);
  for (const approver of approvers.filter((one) => mayApprove(one, bookedBy(approval))))
    await ctx.mail({
      key: `approval:${id}:${approver.id}`,
      template: "company-approval",
      to: approver.email,
      isSecret: true,
      subject: companyApprovalWords.subject({ reference: approval.booking.reference, name: nameOf(approval) }),
      content: createElement(CompanyApproval, {
        company,
        name: approver.firstName,
        heading: companyApprovalWords.title(),
        text: companyApprovalWords.opening({
          booker_name: approval.booker.name,
          name: nameOf(approval),
          company: approval.company,
        }),
        facts: factsOf(approval),
        closing: companyApprovalWords.closing({ expires_at: formatMoment(input.expiresAt) }),
        action: { label: companyApprovalWords.button(), link: approvalLink(ctx, id, approver.id) },
      }),
    });
}

const nameOf = ({ booking }: ApprovalRecord) => `${booking.firstName} ${booking.lastName}`.trim();

export function factsOf({ approval, booking, said }: ApprovalRecord): (readonly [string, string])[] {
  return [
    ["Reference", booking.reference],
    ["Trip", `${booking.pickupLocation} to ${booking.destination}`],
    ["Pickup", formatMoment(booking.pickupAt)],
    ["Price", booking.totalCents === null ? "We’ll confirm it" : formatMoney(cents(booking.totalCents))],
    ["Why we’re asking you", approval.reasons.map((reason) => policyBreachLabels[reason]).join(", ")],
    ...(said.costCentre ? ([["Cost centre", said.costCentre]] as const) : []),
    ...(said.purchaseOrder ? ([["Purchase order", said.purchaseOrder]] as const) : []),
    ...(said.project ? ([["Project", said.project]] as const) : []),
  ];
}
