type Reading = { readonly isOver: Promise<void>; next: Promise<unknown> | undefined };

/** The reads in progress, for each connection or pool. */
const readings = new WeakMap<object, Map<string, Reading>>();

/**
 * Anyone who asks for what is just being read waits for the next reading, together with all others who wait. It starts after
 * each of them has asked, so that no one gets an outdated answer: fifty boards that open at once are read twice.
 */
export function shareReading<T>(db: object, key: string, read: () => Promise<T>): Promise<T> {
  const running = readings.get(db) ?? new Map<string, Reading>();
  readings.set(db, running);
  const current = running.get(key);
  if (!current) return start(running, key, read);
  current.next ??= current.isOver.then(() => start(running, key, read));
  // The key determines what is read, and therefore the type.
  return current.next as Promise<T>;
}

function start<T>(running: Map<string, Reading>, key: string, read: () => Promise<T>): Promise<T> {
  const answer = read();
  const leave = () => {
    if (!reading.next) running.delete(key);
  };
  const reading: Reading = { isOver: answer.then(leave, leave), next: undefined };
  running.set(key, reading);
  return answer;
}
