import { companyRules } from "../company/company-rules.ts";

const { bankRefundDays, guarantee } = companyRules;

/** How long the customer’s bank takes after we have paid. */
export const bankShowsRefund = `Your bank takes ${bankRefundDays.fewest}–${bankRefundDays.most} working days to show it.`;

/** How long we take: one promise for terms, emails, screens and chat. */
export const refundPromise = `We pay refunds the way you paid, usually the same day and within ${guarantee.refundWorkingDays} working days at most.`;
