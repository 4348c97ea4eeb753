import { useQuery } from "@tanstack/react-query";
import { CallFailed } from "#platform/browser/call-api.ts";
import { findPlace } from "#platform/browser/phone-facts.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { type OwnAlarm, sosContract } from "../contract.ts";

const everyMs = 10_000;

/** Says where this phone is for as long as its alarm is open, also behind a dark screen, and hears who has taken it. */
export function useOwnAlarm(key: string): OwnAlarm | undefined {
  const { data } = useQuery({
    queryKey: [sosContract.followMySos.name, key],
    enabled: key !== "",
    refetchInterval: ({ state }) => (state.data?.state === "closed" ? false : everyMs),
    refetchIntervalInBackground: true,
    retry: false,
    queryFn: () => follow(key),
  });
  return key === "" ? undefined : data;
}

async function follow(key: string): Promise<OwnAlarm> {
  const place = await findPlace();
  try {
    return await callSignedIn(sosContract.followMySos, { key, place, taken_at: new Date().toISOString() });
  } catch (error) {
    // Of another account on this phone, or never taken: there is nothing left to follow.
    if (error instanceof CallFailed && error.status === 404)
      return { state: "closed", raised_at: new Date().toISOString(), taken_by: null, taken_at: null };
    throw error;
  }
}
