import { useEffect, useState } from "react";
import { cx } from "#design/class-names.ts";
import type { DegradedPlace } from "#domain/health/degraded-modes.ts";

const everyMs = 60_000;

/**
 * Says what is different while a service is down; empty on almost every day. It appears and disappears
 * automatically. Every public page includes it, so its code loads only with the first request.
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

/** Loaded once the page is idle, and now and then after that; a page never fails because of it. */
function useServiceNotices(place: DegradedPlace): readonly string[] {
  const [notices, setNotices] = useState<readonly string[]>([]);
  useEffect(() => {
    const ended = new AbortController();
    const look = async () => {
      try {
        setNotices(await readNotices(place, ended.signal));
      } catch {
        // If it cannot be read, the page shows nothing.
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
