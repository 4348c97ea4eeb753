import { useCandidates } from "./use-candidates.ts";
import type { Drag } from "./use-drag.ts";

/** During a drag: the conflicts on each driver or vehicle it could be dropped on. */
export function useDragMarks(drag: Drag | undefined): ReadonlyMap<string, string> {
  const { data } = useCandidates(drag && { id: drag.tripId });
  if (!drag || !data) return new Map();
  const { candidates, marks } = data;
  const warned = candidates.map(({ driver, warnings }) => ({ id: driver.id, reasons: warnings }));
  // A reason of the gate outweighs a warning.
  return new Map(
    [...warned, ...marks.drivers, ...marks.vehicles]
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ id, reasons }) => [id, sentence(reasons)]),
  );
}

function sentence(reasons: readonly string[]): string {
  const text = reasons.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
