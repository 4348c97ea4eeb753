/** One drive of a booking that is paid in cash, and who drives it. */
export type CashDrive = { readonly driverId: string; readonly name: string; readonly plannedStart: Date };

/**
 * Who most likely took the cash of a booking that our team records as collected: the driver of the last drive that had started,
 * else the first to come. The person who records it can name another of them.
 */
export function cashHolder(drives: readonly CashDrive[], now: Date): CashDrive | undefined {
  const inOrder = drives.toSorted((a, b) => a.plannedStart.getTime() - b.plannedStart.getTime());
  return inOrder.findLast(({ plannedStart }) => plannedStart <= now) ?? inOrder[0];
}
