import { useEffect, useState } from "react";
import { cx } from "#design/class-names.ts";
import type { DegradedPlace } from "#domain/health/degraded-modes.ts";

const everyMs = 60_000;

/**
 * The differences here while a part of the site is away: nothing on almost every day. It comes and goes by itself. Every
 * public page carries it, so what it needs is loaded with its first look.
 */
export function ServiceNotice({ place, className }: { place: DegradedPlace; className?: string }) {
  const notices = useServiceNotices(place);
  return notices.map((text) => (
    <p
      key={text}
      role="status"
      className={cx("rounded-lg bg-info-soft px-4.5 py-3 text-[0.9375rem] text-ink", className)}
    >
      {text}
    </p>
  ));
}

/** Read when the page has come to rest, and now and then after that; a page never fails for lack of it. */
function useServiceNotices(place: DegradedPlace): readonly string[] {
  const [notices, setNotices] = useState<readonly string[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    const look = async () => {
      try {
        setNotices(await readNotices(place, ended.signal));
      } catch {
        // Where it cannot be read, the page says nothing of it.
      }
    };
    const first = setTimeout(() => void look(), 1500);
    const timer = setInterval(() => void look(), everyMs);
    return () => {
      ended.abort();
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [place]);
  return notices;
}

async function readNotices(place: DegradedPlace, signal: AbortSignal): Promise<readonly string[]> {
  const [{ modesContract }, { callApi }] = await Promise.all([
    import("../contract.ts"),
    import("#platform/browser/call-api.ts"),
  ]);
  return (await callApi(modesContract.serviceNotices, { place }, { signal })).notices;
}
