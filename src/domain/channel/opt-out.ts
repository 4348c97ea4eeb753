const stops: ReadonlySet<string> = new Set(["stop", "unsubscribe", "opt out", "optout", "stop all"]);
const starts: ReadonlySet<string> = new Set(["start", "unstop", "subscribe"]);

/** Whether someone wants no more marketing, or wants it again. News of their own trips comes in any case. */
export function optOutIn(text: string): "stop" | "start" | null {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, "");
  if (stops.has(said)) return "stop";
  return starts.has(said) ? "start" : null;
}
