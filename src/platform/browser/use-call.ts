import { type UseQueryResult, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { Call, InputOf, OutputOf } from "../contract.ts";
import { CallFailed, type CallOptions, callApi, unreachable } from "./call-api.ts";
import { useQuiet } from "./device/quiet.ts";
import { withFactor } from "./second-factor.ts";
import { accessToken, renewedToken, signOut } from "./session.ts";

/**
 * Makes a call as the signed-in person. If the server has ended the session, it ends here too; a call that needs a
 * second factor asks for it where the area has a dialog.
 */
export const callSignedIn = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> => withFactor(() => callWithToken(call, input, options));

async function callWithToken<C extends Call>(call: C, input: InputOf<C>, options: CallOptions): Promise<OutputOf<C>> {
  const token = await accessToken();
  try {
    return await callApi(call, input, { ...options, ...(token && { token }) });
  } catch (error) {
    if (!token || !isUnknown(error)) throw error;
  }
  // Either the session ended, or this device's clock is wrong and the token is older than it seems.
  const renewed = await renewedToken();
  try {
    return await callApi(call, input, { ...options, ...(renewed && { token: renewed }) });
  } catch (error) {
    if (isUnknown(error)) await signOut();
    throw error;
  }
}

const isUnknown = (error: unknown) => error instanceof CallFailed && error.status === 401;

/** The server meant it: retrying would get the same answer. */
const isFinal = (error: Error) => error instanceof CallFailed && error.status >= 400 && error.status < 500;

type ReadOptions = { enabled?: boolean; refetchInterval?: number };

/**
 * Reads through a call of a contract, cached for five minutes and retried three times, as the specification says. While
 * offline, data already read stays; data never read counts as failed, and is read when the connection is back.
 */
export function useCall<C extends Call>(call: C, input: InputOf<C>, { refetchInterval, ...options }: ReadOptions = {}) {
  const isQuiet = useQuiet();
  const read = useQuery<OutputOf<C>, Error>({
    queryKey: [call.name, input],
    queryFn: ({ signal }) => callSignedIn(call, input, { signal }),
    staleTime: 5 * 60_000,
    retry: (failures, error) => failures < 3 && !isFinal(error),
    ...options,
    ...(refetchInterval !== undefined && !isQuiet && { refetchInterval }),
  });
  return isWaitingOffline(read) ? asOffline(read) : read;
}

/** Nothing to show and no connection: a skeleton would stay until there is one. */
export const isWaitingOffline = ({ fetchStatus, data }: Pick<UseQueryResult, "fetchStatus" | "data">): boolean =>
  fetchStatus === "paused" && data === undefined;

const asOffline = <T>(read: UseQueryResult<T, Error>): UseQueryResult<T, Error> =>
  ({ ...read, status: "error", isPending: false, isError: true, error: unreachable() }) as UseQueryResult<T, Error>;

/** Changes something through a call, then reads whatever `refreshes` names again. */
export function useMakeCall<C extends Call>(call: C, refreshes: readonly Call[] = []) {
  const kept = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  return useMutation<OutputOf<C>, Error, InputOf<C>>({
    // Offline it fails immediately: it must not happen later, when no one expects it any more.
    networkMode: "always",
    mutationFn: (input) => {
      attempt.current = attemptFor(input, attempt.current);
      return callSignedIn(call, input, { idempotencyKey: attempt.current.key });
    },
    onSuccess: () => {
      attempt.current = undefined;
      return Promise.all(refreshes.map(({ name }) => kept.invalidateQueries({ queryKey: [name] })));
    },
  });
}

/** A retry after a lost answer carries the same key, so the server acts once. */
type Attempt = { text: string; key: string };

function attemptFor(input: unknown, last: Attempt | undefined): Attempt {
  const text = JSON.stringify(input);
  return last?.text === text ? last : { text, key: newKey() };
}

/** crypto.randomUUID exists on secure pages only; this also works on a local address without a certificate. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
