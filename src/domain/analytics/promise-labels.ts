import { companyRules } from "../company/company-rules.ts";
import type { PromiseId } from "./promises.ts";

export const promiseLabels: Readonly<Record<PromiseId, string>> = {
  answer: "We answer by the time we promised",
  price: "The price stays as agreed",
  on_time: "The driver is at the pickup on time",
  wait: "Free waiting time is not charged",
  refund: `We pay refunds within ${companyRules.guarantee.refundWorkingDays} days`,
};

/** “Kept 9 of 10 times” */
export const keptText = ({ kept, broken }: { kept: number; broken: number }): string => {
  const all = kept + broken;
  if (all === 0) return "It didn’t come up";
  return all === 1 ? `Kept ${kept} of 1 time` : `Kept ${kept} of ${all} times`;
};
