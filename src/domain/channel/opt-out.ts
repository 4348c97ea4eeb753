const stops: ReadonlySet<string> = new Set(["stop", "unsubscribe", "opt out", "optout", "stop all"]);
const starts: ReadonlySet<string> = new Set(["start", "unstop", "subscribe"]);

/** Whether someone opts out of marketing, or in again. News about their own trips is sent either way. */
export function optOutIn(text: string): "stop" | "start" | null {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, "");
  if (stops.has(said)) return "stop";
  return starts.has(said) ? "start" : null;
}
