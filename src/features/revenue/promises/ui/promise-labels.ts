import type { PromiseId } from "#domain/analytics/promises.ts";
import { companyRules } from "#domain/company/company-rules.ts";

export const promiseLabels: Readonly<Record<PromiseId, string>> = {
  answer: "We answer by the time we named",
  on_time: "The driver is at the pickup on time",
  refund: `We pay refunds within ${companyRules.guarantee.refundWorkingDays} days`,
};

export const percentText = (share: number): string => `${Math.floor(share * 1000) / 10}%`;
