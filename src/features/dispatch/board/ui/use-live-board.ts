import type { LocalDate } from "#domain/time/local-time.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { boardContract } from "../contract.ts";
import { weekContract } from "../week-contract.ts";
import { useLine } from "./use-line.ts";

/** While the connection is down it is read again this often. */
const whileDown = { refetchInterval: 30_000 };

/** One day, kept as it is now. */
export function useLiveDay(date: LocalDate) {
  const line = useLine();
  return { line, read: useCall(boardContract.dispatchDay, { date }, line.isOpen ? {} : whileDown) };
}

/** The week that begins on this Monday, kept as it is now. */
export function useLiveWeek(date: LocalDate) {
  const line = useLine();
  return { line, read: useCall(weekContract.dispatchWeek, { date }, line.isOpen ? {} : whileDown) };
}
