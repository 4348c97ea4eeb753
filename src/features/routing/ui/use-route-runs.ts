import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { followEvents } from "#platform/browser/follow-events.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { routingContract } from "../contract.ts";

const names: readonly unknown[] = [routingContract.readRouteRun.name, routingContract.routeRuns.name];
const onRuns = { predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => names.includes(queryKey[0]) };

/** Runs are read again as they change, no matter who changes them. */
export function useRunEvents(): boolean {
  const kept = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  useEffect(
    () =>
      followEvents({
        address: "/functions/v1/dispatch-events",
        onOpen: () => void kept.invalidateQueries(onRuns),
        onEvent: ({ name }) => name === "route" && void kept.invalidateQueries(onRuns),
        onLine: setOpen,
      }),
    [kept],
  );
  return isOpen;
}

/** A run, followed while it searches. */
export function useRouteRun(id: string, isLive: boolean) {
  const read = useCall(routingContract.readRouteRun, { run_id: id }, isLive ? {} : { refetchInterval: 2000 });
  return { ...read, run: read.data?.run };
}
