import type { ReactElement } from "react";
import { ReadFailed } from "./read-failed.tsx";
import { SkeletonCard } from "./skeleton.tsx";

type Read<T> = { data: T | undefined; error: Pick<Error, "message"> | null; refetch: () => unknown };
type ReadOrWait<T> = { data: T; wait: null } | { data: undefined; wait: ReactElement };

/**
 * What was read, or `wait`, which a screen shows until then: a skeleton, or that `what` couldn’t be loaded with a button
 * to try again. What has once been read stays on the screen when a later attempt fails.
 */
export function readOrWait<T>({ data, error, refetch }: Read<T>, what = "this", lines = 3): ReadOrWait<T> {
  if (data !== undefined) return { data, wait: null };
  if (!error) return { data: undefined, wait: <SkeletonCard lines={lines} /> };
  const title = `We couldn’t load ${what}`;
  return { data: undefined, wait: <ReadFailed title={title} error={error} onAgain={() => void refetch()} /> };
}
