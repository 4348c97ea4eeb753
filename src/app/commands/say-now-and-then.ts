const everyMs = 3000;

/** For chatty work: the latest message, every few seconds. */
export function sayNowAndThen(say: (message: string) => void): (message: string) => void {
  let last = Date.now();
  return (message) => {
    const now = Date.now();
    if (now - last < everyMs) return;
    last = now;
    say(message);
  };
}
