import { useCallback, useEffect, useState } from "react";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";
import { callApi } from "./call-api.ts";

type Read<C extends Call> = { readonly data?: OutputOf<C>; readonly error?: Error };

/** Reads a visitor page’s data once. Only signed-in areas cache calls (`useCall`). */
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
