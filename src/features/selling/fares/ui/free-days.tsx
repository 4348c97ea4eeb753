import { cx } from "#design/class-names.ts";
import { formatDay } from "#design/dates/date-text.tsx";
import { SkeletonLine } from "#design/skeleton.tsx";
import { daysBetween, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { TourDay } from "../contract.ts";

type FreeDaysProps = {
  /** Undefined while loading. */
  days: readonly TourDay[] | undefined;
  chosen: string | undefined;
  onChoose: (date: string) => void;
};

/** The next days with a free vehicle. Their space is reserved, so that nothing shifts when they load. */
export function FreeDays({ days, chosen, onChoose }: FreeDaysProps) {
  return (
    <div className="grid min-h-32 content-start gap-2 noscript:hidden">
      <p className="font-semibold text-sm">Next free days</p>
      {!days && (
        <div className="grid grid-cols-2 gap-2">
          {["a", "b", "c", "d"].map((place) => (
            <SkeletonLine key={place} className="h-11 rounded-pill!" />
          ))}
        </div>
      )}
      {days?.length === 0 && (
        <p className="text-ink-2 text-sm">
          No date in these two weeks can be confirmed instantly. Choose a date and send it as a request, or try later
          dates.
        </p>
      )}
      {days && days.length > 0 && (
        <ul className="grid grid-cols-2 gap-2">
          {days.map(({ date }) => (
            <li key={date}>
              <button
                type="button"
                aria-pressed={date === chosen}
                onClick={() => onChoose(date)}
                className={cx(
                  "h-11 w-full cursor-pointer rounded-pill px-2 font-semibold text-sm inset-ring inset-ring-line-strong",
                  "hover:bg-surface-2 aria-pressed:bg-ok-soft aria-pressed:text-ok aria-pressed:inset-ring-2 aria-pressed:inset-ring-ok",
                )}
              >
                {dayText(date)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A day of another season includes its year. */
function dayText(date: string): string {
  const isFar = daysBetween(localDateOf(new Date()), localDate(date)) > 180;
  return isFar ? `${formatDay(date)} ${date.slice(0, 4)}` : formatDay(date);
}
