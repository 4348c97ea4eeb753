import { useRef } from "react";
import { useSettled } from "#design/use-settled.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { InputOf, OutputOf } from "#platform/contract.ts";
import { portalContract } from "../contract.ts";

type Journey = InputOf<typeof portalContract.priceForGuest>;
export type GuestPrice = OutputOf<typeof portalContract.priceForGuest>;

const none: Journey = { service_type: "custom", pickup_date: "" };

/** The price shortly after the last change; the previous one stays while loading. */
export function useGuestPrice(journey: Journey | undefined) {
  const question = journey && JSON.stringify(journey);
  const settled = useSettled(question);
  const last = useRef<GuestPrice>(undefined);
  const read = useCall(portalContract.priceForGuest, settled ? (JSON.parse(settled) as Journey) : none, {
    enabled: settled !== undefined,
  });
  if (settled === undefined) last.current = undefined;
  else if (read.data) last.current = read.data;
  const isAsking = question !== settled || read.isFetching;
  const price = read.error ? undefined : last.current;
  return { price, isAsking, problem: read.error ? problemIn(read.error) : "", askAgain: () => void read.refetch() };
}

/** A season message is shown as the server sent it. */
const problemIn = (error: Error): string =>
  error instanceof CallFailed && typeof error.details.season === "string" ? error.details.season : error.message;
