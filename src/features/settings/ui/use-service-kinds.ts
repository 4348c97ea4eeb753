import { serviceOptions } from "#domain/company/catalogue.ts";
import { servicesContract } from "#features/catalogue/services/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** Kinds of service, each by the names of the services that are of it. */
export function useServiceKinds() {
  const services = useCall(servicesContract.listServices, {}).data?.services ?? [];
  return serviceOptions.map(({ id, name }) => {
    const names = services.flatMap((one) => (one.kind === id && one.state !== "ended" ? [one.name] : []));
    return { id, name: names.join(", ") || name };
  });
}
