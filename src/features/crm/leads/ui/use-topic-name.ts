import { serviceFieldChoices, serviceKeyName } from "#domain/catalogue/service.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

const general = { value: "general_inquiry", label: "General enquiry" };

/** Subjects of enquiries: our services by their names of today, or a general question. */
export function useTopics() {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  return {
    choices: [...serviceFieldChoices(services), general],
    nameOf: (topic: string) => (topic === general.value ? general.label : serviceKeyName(services, topic)),
  };
}

export const useTopicName = () => useTopics().nameOf;
