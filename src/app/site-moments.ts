/**
 * The version of the site with the moments that have passed: a page that goes out or ends at 14:00 does so in the first request
 * after it, on every instance, whether or not the schedule has run. Costs one comparison a request.
 */
export function withMoments(
  version: () => number,
  clock: () => number,
  next: () => Promise<Date | null>,
): () => number {
  let seen = -1;
  let passed = 0;
  let at = Number.POSITIVE_INFINITY;
  let isAsking = false;
  function ask(of: number) {
    isAsking = true;
    next()
      .then((moment) => {
        if (of === seen) at = moment?.getTime() ?? Number.POSITIVE_INFINITY;
      })
      .catch(() => {
        // Asked again with the next request.
        if (of === seen) seen = -1;
      })
      .finally(() => {
        isAsking = false;
      });
  }
  return () => {
    const current = version();
    if (clock() >= at) {
      passed += 1;
      at = Number.POSITIVE_INFINITY;
      ask(seen);
    } else if (current !== seen && !isAsking) {
      seen = current;
      at = Number.POSITIVE_INFINITY;
      ask(current);
    }
    return current + passed;
  };
}
