export type Touch = {
  readonly code: string;
  readonly at: string;
  readonly via: "link" | "qr" | "widget";
  /** The rate claimed by the link; kept for the record. */
  readonly claimed: number;
};
export type Touches = { readonly first: Touch; readonly last: Touch };

/** app/pages/wake.ts stores visits under the same key before this file is loaded. */
const drawer = "cts-partner";
const keptForMs = 45 * 24 * 60 * 60_000;
/** This visit’s, where nothing may be stored. */
let seen: readonly Touch[] = [];

/** The partner link of this address; undefined if there is none. */
export function touchIn(search: string, now: Date): Touch | undefined {
  const query = new URLSearchParams(search);
  const code = query.get("affiliate")?.trim().slice(0, 100);
  if (!code) return undefined;
  const claimed = Number(query.get("commission"));
  const via = query.get("via");
  return {
    code,
    at: now.toISOString(),
    via: via === "qr" || via === "widget" ? via : "link",
    claimed: claimed > 0 && claimed <= 1 ? claimed : 0,
  };
}

/** Remembers a partner’s link while the page is open. */
export function noteTouch(search: string, now = new Date()): void {
  const touch = touchIn(search, now);
  const last = seen.at(-1);
  if (touch && !isSame(last, touch)) seen = [...seen, touch];
}

const isSame = (one: Touch | undefined, other: Touch | undefined): boolean =>
  one !== undefined && one.code === other?.code && one.via === other.via;

/** The first and latest partner visits that still count. A direct visit changes neither. */
export function partnerTouches(now = new Date()): Touches | undefined {
  // A stored value keeps its time over a reload, so that a booking sent again is identical.
  const kept = stored();
  const isStored = isSame(kept.at(-1), seen.at(-1));
  const fresh = [...kept, ...(isStored ? [] : seen)].filter(({ at }) => now.getTime() - Date.parse(at) <= keptForMs);
  const [first, last] = [fresh[0], fresh.at(-1)];
  return first && last && { first, last };
}

/** With consent a link counts for 45 days instead of this visit; otherwise nothing is stored. */
export function keepTouches(mayKeep: boolean): void {
  const touches = partnerTouches();
  forgetTouches();
  if (mayKeep && touches) write([touches.first, touches.last]);
}

export function forgetTouches(): void {
  seen = [];
  for (const open of drawers) {
    try {
      open().removeItem(drawer);
    } catch {
      // Without storage there is nothing to read.
    }
  }
}

const drawers = [() => localStorage, () => sessionStorage] as const;

function stored(): Touch[] {
  return drawers.flatMap((open) => {
    try {
      const kept: unknown = JSON.parse(open().getItem(drawer) ?? "[]");
      return Array.isArray(kept) ? kept.filter(isTouch) : [];
    } catch {
      return [];
    }
  });
}

const isTouch = (kept: unknown): kept is Touch =>
  typeof kept === "object" && kept !== null && "code" in kept && "at" in kept && "via" in kept && "claimed" in kept;

function write(touches: readonly Touch[]): void {
  try {
    localStorage.setItem(drawer, JSON.stringify(touches));
  } catch {
    seen = touches;
  }
}
