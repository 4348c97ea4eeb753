import { Hourglass } from "lucide-react";
import { formatTime } from "#design/dates/date-text.tsx";
import { useNow } from "#design/use-now.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { readMeter } from "#domain/road/wait-meter.ts";
import { useWaitStart, type WaitingTrip } from "./use-wait-start.ts";

/** The meter at the driver’s pickup. It also counts offline; the price is shown once it has been loaded. */
export function TripWait({ trip }: { trip: WaitingTrip }) {
  const now = new Date(useNow());
  const { waitFrom, freeMinutes, stepCents } = useWaitStart(trip);
  return waitFrom && <WaitMeter waitFrom={waitFrom} freeMinutes={freeMinutes} stepCents={stepCents} now={now} />;
}

type WaitMeterProps = {
  waitFrom: Date;
  freeMinutes: number;
  /** Null while the phone has not loaded it. */
  stepCents: number | null;
  now: Date;
};

/** The same countdown and price that the customer sees. */
function WaitMeter({ waitFrom, freeMinutes, stepCents, now }: WaitMeterProps) {
  const reading = readMeter({ waitFrom, freeMinutes, stepCents: cents(stepCents ?? 0) }, now);
  const step = stepCents === null ? null : formatMoney(cents(stepCents));
  return (
    <section aria-label="Waiting" className="grid gap-1 rounded-xl bg-surface p-4 text-ink shadow-1">
      <p className="flex items-center gap-2 font-bold text-sm">
        <Hourglass aria-hidden="true" className="size-5 text-accent" />
        {reading.isFree ? "Free waiting" : "Paid waiting"}
      </p>
      <p role="timer" className="font-display font-extrabold text-4xl tabular-nums">
        {now < waitFrom && `from ${formatTime(waitFrom)}`}
        {now >= waitFrom && reading.isFree && `${clockText(reading.freeSecondsLeft)} left`}
        {!reading.isFree && (step === null ? `${reading.waitedMinutes} min` : formatMoney(reading.cents))}
      </p>
      <p className="text-ink-2 text-sm">
        {reading.isFree
          ? `${freeMinutes} minutes are free, until ${formatTime(reading.freeUntil)}.`
          : `Waited ${reading.waitedMinutes} min. The next 15 minutes start at ${formatTime(reading.nextStepAt)}.`}{" "}
        {step !== null && `Each further 15 minutes cost the customer ${step}.`}
      </p>
    </section>
  );
}

/** "12:05" */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
