import type { LocalDate } from "#domain/time/local-time.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { boardContract } from "../contract.ts";
import { weekContract } from "../week-contract.ts";
import { useLine } from "./use-line.ts";

/** How often it is read while the connection is down. */
const whileDown = { refetchInterval: 30_000 };

/** One day, kept up to date. */
export function useLiveDay(date: LocalDate) {
  const line = useLine();
  return { line, read: useCall(boardContract.dispatchDay, { date }, line.isOpen ? {} : whileDown) };
}

/** The week starting on this Monday, kept up to date. */
export function useLiveWeek(date: LocalDate) {
  const line = useLine();
  return { line, read: useCall(weekContract.dispatchWeek, { date }, line.isOpen ? {} : whileDown) };
}
