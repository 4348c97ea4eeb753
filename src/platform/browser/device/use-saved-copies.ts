import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Call } from "../../contract.ts";
import { CallFailed } from "../call-api.ts";
import { forgetDeviceData } from "./device-data.ts";
import { type Copy, savedCopies } from "./saved-copies.ts";

/** A call whose answer is available offline. */
export type SavedCall = {
  readonly call: Call;
  /** The part to save, and to show later; undefined to save nothing. */
  keep(value: unknown, now: Date): unknown;
};

/** Older copies are useless. */
const usefulMs = 72 * 3_600_000;

const nameOf = (key: readonly unknown[]) => JSON.stringify(key);

/**
 * Saves these calls’ answers and shows them while the server is unreachable. Returns the age of what is shown. `calls`
 * must be constant; without a signed-in person nothing is saved or read.
 */
export function useSavedCopies(calls: readonly SavedCall[], userId: string | undefined): Date | undefined {
  const memory = useQueryClient();
  const [shownFrom, setShownFrom] = useState<number>();
  useEffect(() => {
    const copies = userId === undefined ? undefined : savedCopies(userId);
    const cache = memory.getQueryCache();
    // A paged list has another shape, and therefore another key.
    const callOf = ({ queryKey }: Query) =>
      queryKey.length === 2 ? calls.find(({ call }) => call.name === queryKey[0]) : undefined;
    const show = () => setShownFrom(oldestUnrefreshed(cache.getAll().filter((query) => callOf(query))));
    const putBack = async ({ name, savedAt, value }: Copy) => {
      const key: readonly unknown[] = JSON.parse(name);
      const now = new Date();
      const saved = calls.find(({ call }) => call.name === key[0]);
      const isUseful = now.getTime() - savedAt < usefulMs && (await fitsCall(saved?.call, value));
      const left = isUseful ? saved?.keep(value, now) : undefined;
      if (left === undefined) return copies?.forget(name);
      if (memory.getQueryData(key) === undefined) memory.setQueryData(key, left, { updatedAt: savedAt });
      if (JSON.stringify(left) !== JSON.stringify(value)) await copies?.save({ name, savedAt, value: left });
    };
    void copies?.readAll().then((all) => Promise.all(all.map(putBack)));
    const stop = cache.subscribe((event) => {
      const saved = callOf(event.query);
      if (!saved || event.type !== "updated") return;
      if (event.action.type === "success" && !event.action.manual) save(saved, event.query, copies);
      if (event.action.type === "error" && isShutOut(event.action.error)) forgetDeviceData("copies");
      show();
    });
    return stop;
  }, [memory, calls, userId]);
  return shownFrom === undefined ? undefined : new Date(shownFrom);
}

function save({ keep }: SavedCall, { queryKey, state }: Query, copies: ReturnType<typeof savedCopies>) {
  const value = keep(state.data, new Date());
  const name = nameOf(queryKey);
  // If storage is full or forbidden, the page uses what is in memory.
  const done = value === undefined ? copies?.forget(name) : copies?.save({ name, savedAt: state.dataUpdatedAt, value });
  done?.catch(() => undefined);
}

/** An update may rename fields: copies of the previous version are discarded. */
async function fitsCall(call: Call | undefined, value: unknown): Promise<boolean> {
  if (!call) return false;
  const { validate } = call.output["~standard"] as { validate(value: unknown): unknown };
  return !("issues" in ((await validate(value)) as object));
}

/** A person who may no longer read something loses its copy too. */
const isShutOut = (error: unknown) => error instanceof CallFailed && error.status === 403;

/** The moment of the oldest data that could not be refreshed. */
function oldestUnrefreshed(queries: readonly Query[]): number | undefined {
  const old = queries
    .map(({ state }) => state)
    .filter(({ data }) => data !== undefined)
    .filter(
      ({ fetchStatus, fetchFailureCount, status }) =>
        fetchStatus === "paused" || fetchFailureCount > 0 || status === "error",
    )
    .map(({ dataUpdatedAt }) => dataUpdatedAt);
  return old.length === 0 ? undefined : Math.min(...old);
}
