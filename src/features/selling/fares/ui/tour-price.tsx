import { CalendarCheck, CalendarX, Clock } from "lucide-react";
import { Badge, type Tone } from "#design/badge.tsx";
import { OtherCurrency } from "#design/currency/other-currency.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { doubtLabels } from "#domain/booking/booking-labels.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { TourDay, TourDays } from "../contract.ts";

type TourPriceProps = {
  found: TourDays | undefined;
  day: TourDay | undefined;
  /** Undefined if the tariff has no price for the tour. */
  fromCents: number | undefined;
  isAsking: boolean;
  passengers: number;
  base: BaseClass;
};

/** The class that starting prices are for. */
export type BaseClass = { readonly name: string; readonly most: number | null };

/** The day’s price for the party and its basis. Until it has loaded: the starting price and its party size. */
export function TourPrice({ found, day, fromCents, isAsking, passengers, base }: TourPriceProps) {
  const isFull = found && day && day.total_cents !== null;
  // The starting price is for a small party; a larger one sees its own price or none.
  if (!isFull && passengers > (base.most ?? Number.POSITIVE_INFINITY))
    return (
      <div aria-live="polite" aria-busy={isAsking} className="min-h-30">
        <p className="font-display font-extrabold text-[2.25rem] leading-none tracking-[-0.02em]">
          {isAsking ? "Calculating…" : "Price on request"}
        </p>
        <p className="mt-2.5 text-ink-2 text-sm">
          We’ll send you the price for {passengers === 45 ? "45 or more" : passengers} people. You pay nothing until you
          accept it.
        </p>
        {day && <Reasons day={day} />}
      </div>
    );
  const cents = isFull ? (day.total_cents ?? 0) : fromCents;
  return (
    <div aria-live="polite" aria-busy={isAsking} className="min-h-30">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display font-extrabold text-[2.25rem] leading-none tracking-[-0.02em]">
        {priceText(cents, Boolean(isFull))}
        {day && <State day={day} />}
      </p>
      <p className="mt-2.5 text-ink-2 text-sm">{isFull ? basisOf(found, day) : startingBasis(base)}</p>
      {cents !== undefined && <OtherCurrency cents={cents} className="block text-ink-2 text-sm" />}
      {day && <Reasons day={day} />}
    </div>
  );
}

function priceText(cents: number | undefined, isFull: boolean): string {
  if (cents === undefined) return "Price on request";
  return isFull ? formatRand(cents) : `From ${formatRand(cents)}`;
}

const pickupBasis = `with pickup within ${companyRules.serviceRadiusKilometres} km of Cape Town`;
const startingBasis = ({ name, most }: BaseClass) =>
  `Per vehicle: ${most === null ? "" : `up to ${most} people `}in a ${name.toLowerCase()}, ${pickupBasis}.`;

const basisOf = ({ passengers, vehicle_kind, start_time }: TourDays, { date }: TourDay): string =>
  `Per vehicle: ${passengers === 1 ? "1 person" : `${passengers} people`} in a ${vehicle_kind.toLowerCase()}, ${formatDay(date)} from ${start_time}, ${pickupBasis}.`;

const states: Readonly<Record<TourDay["state"], { text: string; tone: Tone; Icon: typeof Clock }>> = {
  green: { text: "Available", tone: "ok", Icon: CalendarCheck },
  amber: { text: "On request", tone: "warn", Icon: Clock },
  red: { text: "Fully booked", tone: "bad", Icon: CalendarX },
  closed: { text: "Doesn’t run", tone: "bad", Icon: CalendarX },
};

function State({ day }: { day: TourDay }) {
  const { text, tone, Icon } = states[day.state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} className="tracking-normal">
      {text}
    </Badge>
  );
}

/** Why it costs more, is closed, or is checked by our team first. */
function Reasons({ day }: { day: TourDay }) {
  const reasons = [...day.notes, ...day.doubts.map((doubt) => doubtLabels[doubt])];
  if (day.state === "red")
    reasons.push("All vehicles of this size are booked at the usual time. Another time may be available.");
  return reasons.map((reason) => (
    <p key={reason} className="mt-1 text-ink-2 text-sm">
      {reason}
    </p>
  ));
}
