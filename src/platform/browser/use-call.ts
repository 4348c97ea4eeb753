import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Call, InputOf, OutputOf } from "../contract.ts";
import { CallFailed, type CallOptions, callApi } from "./call-api.ts";
import { accessToken, signOut } from "./session.ts";

/** Makes a call as whoever is signed in. A session that the server has ended is over here as well. */
export async function callSignedIn<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  const token = await accessToken();
  try {
    return await callApi(call, input, { ...options, ...(token && { token }) });
  } catch (error) {
    if (token && error instanceof CallFailed && error.status === 401) await signOut();
    throw error;
  }
}

/** The server meant it: asking again would get the same answer. */
const isFinal = (error: Error) => error instanceof CallFailed && error.status >= 400 && error.status < 500;

type ReadOptions = { enabled?: boolean; refetchInterval?: number };

/** Reads through a call of a contract, kept for five minutes and tried again three times, as the specification says. */
export function useCall<C extends Call>(call: C, input: InputOf<C>, options: ReadOptions = {}) {
  return useQuery<OutputOf<C>, Error>({
    queryKey: [call.name, input],
    queryFn: ({ signal }) => callSignedIn(call, input, { signal }),
    staleTime: 5 * 60_000,
    retry: (failures, error) => failures < 3 && !isFinal(error),
    ...options,
  });
}

/** Changes something through a call; afterwards whatever `refreshes` names is read anew. */
export function useMakeCall<C extends Call>(call: C, refreshes: readonly Call[] = []) {
  const kept = useQueryClient();
  return useMutation<OutputOf<C>, Error, InputOf<C>>({
    mutationFn: (input) => callSignedIn(call, input, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: () => Promise.all(refreshes.map(({ name }) => kept.invalidateQueries({ queryKey: [name] }))),
  });
}
