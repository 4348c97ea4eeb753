import { useCallback, useEffect, useState } from "react";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";
import { callApi } from "./call-api.ts";

type Read<C extends Call> = { readonly data?: OutputOf<C>; readonly error?: Error };

/** Reads once what a visitor’s page shows. Only the areas for who is signed in have a memory of calls (`useCall`). */
export function useRead<C extends Call>(call: C, input: InputOf<C>) {
  const [read, setRead] = useState<Read<C>>({});
  const result = JSON.stringify(input);
  const again = useCallback(async () => {
    try {
      setRead({ data: await callApi(call, JSON.parse(result) as InputOf<C>) });
    } catch (error) {
      setRead({ error: error as Error });
    }
  }, [call, result]);
  useEffect(() => void again(), [again]);
  return { ...read, again };
}
