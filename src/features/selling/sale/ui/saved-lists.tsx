import { useEffect, useState } from "react";
import { Button } from "#design/button.tsx";
import { profileContract } from "#features/accounts/profile/contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { accessToken } from "#platform/browser/session.ts";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";
import { SavedChips, type SavedProps } from "./saved-chips.tsx";

/** The customer and their saved passengers; a click fills in the names. */
export function SavedPeople({ change }: SavedProps) {
  const profile = useSaved(profileContract.myProfile);
  const saved = useSaved(profileContract.savedPassengers);
  if (!profile && !saved?.passengers.length) return null;
  return (
    <SavedChips label="Use saved details:">
      {profile && (
        <Button variant="outline" size="sm" onClick={() => change(ownPart(profile))}>
          My details
        </Button>
      )}
      {saved?.passengers.map(({ id, first_name, last_name, phone, needs }) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          onClick={() =>
            change({
              firstName: first_name,
              lastName: last_name,
              ...(phone && { phone }),
              ...(needs && { specialRequirements: needs }),
            })
          }
        >
          {first_name} {last_name}
        </Button>
      ))}
    </SavedChips>
  );
}

type Profile = OutputOf<typeof profileContract.myProfile>;

function ownPart({ name, email, phone }: Profile) {
  const [firstName = "", ...others] = name.split(" ");
  return { firstName, lastName: others.join(" "), email, ...(phone && { phone }) };
}

/** Fills the first empty address, or else the destination. */
export function SavedAddresses({ draft, change }: SavedProps) {
  const saved = useSaved(profileContract.savedAddresses);
  if (!saved?.addresses.length) return null;
  return (
    <SavedChips label="Saved addresses:">
      {saved.addresses.map(({ id, label, address }) => (
        <Button
          key={id}
          variant="outline"
          size="sm"
          onClick={() => change(draft.pickup === "" ? { pickup: address } : { destination: address })}
        >
          {label}
        </Button>
      ))}
    </SavedChips>
  );
}

/** Only a convenience: if it cannot be loaded, the customer types. */
function useSaved<C extends Call & { input: typeof profileContract.myProfile.input }>(
  call: C,
): OutputOf<C> | undefined {
  const [answer, setAnswer] = useState<OutputOf<C>>();
  useEffect(() => {
    const asking = new AbortController();
    const ask = async () => {
      const token = await accessToken();
      if (!token) return;
      const result = await callApi<C>(call, {} as InputOf<C>, { token, signal: asking.signal });
      if (!asking.signal.aborted) setAnswer(result);
    };
    ask().catch(() => undefined);
    return () => asking.abort();
  }, [call]);
  return answer;
}
