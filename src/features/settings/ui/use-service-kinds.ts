import { kindChoices } from "#domain/catalogue/service.ts";
import { servicesContract } from "#features/catalogue/services/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** Kinds of service, each by the names of the services that are of it. */
export function useServiceKinds() {
  const services = useCall(servicesContract.listServices, {}).data?.services ?? [];
  return kindChoices(services).map(({ value: id, label: name }) => ({ id, name }));
}
