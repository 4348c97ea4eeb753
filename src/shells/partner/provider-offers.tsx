import { dispatchContract } from "#features/dispatch/contract.ts";
import { driversContract } from "#features/drivers/contract.ts";
import { ProviderOfferList } from "#features/trips/offers/ui/provider-offer-list.tsx";
import { useCall } from "#platform/browser/use-call.ts";

const refreshes = [dispatchContract.providerTrips];

/** Trips we offer the provider, to be accepted with one of their drivers and vehicles. */
export function ProviderOffers() {
  const { data } = useCall(driversContract.providerTeam, {});
  return (
    <ProviderOfferList
      drivers={(data?.drivers ?? [])
        .filter(({ state }) => state === "active")
        .map(({ id, name }) => ({ value: id, label: name }))}
      vehicles={(data?.vehicles ?? [])
        .filter(({ state }) => state === "available")
        .map(({ id, plate, name, seats }) => ({ value: id, label: `${plate}, ${name}, ${seats} seats` }))}
      refreshes={refreshes}
    />
  );
}
