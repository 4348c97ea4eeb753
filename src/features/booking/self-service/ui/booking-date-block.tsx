import { formatDay, formatTime } from "#design/dates/date-text.tsx";

/** A day as on a tear-off calendar. */
export function BookingDateBlock({ at }: { at: string }) {
  const [weekday, day, month] = formatDay(at).split(" ");
  return (
    <time
      dateTime={at}
      className="grid w-18 justify-items-center overflow-hidden rounded-md bg-surface text-ink shadow-2"
    >
      <span className="w-full bg-primary py-1 text-center font-bold text-on-primary text-xs">{weekday}</span>
      <span className="pt-1 font-display font-extrabold text-[1.75rem] leading-none">{day}</span>
      <span className="font-semibold text-ink-2 text-xs">{month}</span>
      <span className="pt-0.5 pb-1.5 font-bold text-sm">{formatTime(at)}</span>
    </time>
  );
}
