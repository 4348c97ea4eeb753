/** One visit through a partner’s link. */
export type Touch = {
  readonly code: string;
  readonly at: string;
  readonly via: "link" | "qr" | "widget";
  /** Whatever the link says about a rate; kept for the record. */
  readonly claimed: number;
};
export type Touches = { readonly first: Touch; readonly last: Touch };

/** app/pages/wake.ts keeps visits under the same key, before this file has arrived. */
const drawer = "cts-partner";
const keptForMs = 45 * 24 * 60 * 60_000;
/** Of this visit, where nothing may be stored. */
let seen: readonly Touch[] = [];

/** By whose link this address was reached; undefined for one that is no partner’s. */
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

/** Remembers a partner’s link for as long as the page is open. */
export function noteTouch(search: string, now = new Date()): void {
  const touch = touchIn(search, now);
  const last = seen.at(-1);
  if (touch && !isSame(last, touch)) seen = [...seen, touch];
}

const isSame = (one: Touch | undefined, other: Touch | undefined): boolean =>
  one !== undefined && one.code === other?.code && one.via === other.via;

/** The first and the last visit through a partner’s link that still count; a direct visit changes neither. */
export function partnerTouches(now = new Date()): Touches | undefined {
  // A stored value keeps its time over a reload, so that the same booking sent again is the same.
  const kept = stored();
  const isStored = isSame(kept.at(-1), seen.at(-1));
  const fresh = [...kept, ...(isStored ? [] : seen)].filter(({ at }) => now.getTime() - Date.parse(at) <= keptForMs);
  const [first, last] = [fresh[0], fresh.at(-1)];
  return first && last && { first, last };
}

/** Where a visitor lets us, a link counts for 45 days instead of this visit; where they do not, nothing is kept. */
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
      // Where nothing may be stored, nothing was.
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
