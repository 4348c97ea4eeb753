import { type ReactNode, startTransition, useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { calendarSentences, closedBecause } from "#domain/booking/tour-season.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { whenIdle } from "#platform/browser/modules/use-when-quiet.ts";
import { GroupQuoteLink } from "../../ui/group-quote-link.tsx";
import { passengerCounts, passengerLabel } from "../../ui/passenger-labels.ts";
import type { TourDays } from "../contract.ts";
import { FreeDays } from "./free-days.tsx";
import { type BaseClass, TourPrice } from "./tour-price.tsx";

type TourDatesProps = {
  tour: Tour;
  /** Its booking page. */
  bookingRoute: Href;
  /** Undefined if the tariff has no price for it. */
  fromCents: number | undefined;
  /** The class that it is for. */
  base: BaseClass;
  bookText: string;
  /** Another link below the booking button. */
  children?: ReactNode;
};

const usualParty = 2;
const freeDaysShown = 4;

/**
 * The price of a tour for a day and a party, the next free days, and a link to the booking with both filled
 * in.
 */
export function TourDates({ tour, bookingRoute, fromCents, base, bookText, children }: TourDatesProps) {
  const [passengers, setPassengers] = useState(usualParty);
  const [chosen, setChosen] = useState("");
  // A day beyond the two weeks shown loads a new list.
  const [from, setFrom] = useState<string | null>(null);
  const { status, found, askAgain } = useTourDays({ tour: tour.slug, passengers, from });
  const free = found?.days.filter(({ state }) => state === "green") ?? [];
  const day = found?.days.find(({ date }) => date === chosen) ?? (chosen === "" ? free[0] : undefined);
  const pick = (date: string) => {
    setChosen(date);
    if (date !== "" && !found?.days.some((one) => one.date === date)) setFrom(date);
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] gap-3 noscript:hidden">
        <Field label="Date">
          <TourDay tour={tour} value={chosen || (day?.date ?? "")} onChange={pick} />
        </Field>
        <Field label="Passengers">
          <Select
            value={String(passengers)}
            onChange={(event) => setPassengers(Number(event.currentTarget.value))}
            options={passengerCounts.map((count) => ({ value: String(count), label: passengerLabel(count) }))}
          />
        </Field>
      </div>
      <GroupQuoteLink trip={{ service: "day_tour", date: day?.date ?? "" }} className="-mt-2 noscript:hidden" />
      <TourPrice
        found={found}
        day={day}
        fromCents={fromCents}
        isAsking={status === "asking"}
        passengers={passengers}
        base={base}
      />
      {status === "failed" ? (
        <div role="alert" className="grid min-h-32 content-center justify-items-start gap-2 text-sm">
          We couldn’t load prices and free days. You can still book.
          <Button size="sm" variant="outline" onClick={askAgain}>
            Try again
          </Button>
        </div>
      ) : (
        <FreeDays days={found && free.slice(0, freeDaysShown)} chosen={day?.date} onChoose={pick} />
      )}
      <div className="grid gap-2.5 sm:grid-cols-2 lg:grid-cols-1">
        <SiteLink to={hrefOf(bookingRoute, found, day?.date)} className={buttonClass({ wide: true })}>
          {bookText}
          {day && <span className="font-semibold"> {formatDay(day.date)}</span>}
        </SiteLink>
        {children}
      </div>
    </div>
  );
}

/** The booking with the day, the time and the party filled in. */
function hrefOf(route: Href, tourDays: TourDays | undefined, date: string | undefined): Href {
  if (!tourDays) return route;
  const query = new URLSearchParams({ passengers: String(tourDays.passengers), time: tourDays.start_time });
  if (date) query.set("date", date);
  return `${route}?${query}` as Href;
}

type TourDayProps = { tour: Tour; value: string; onChange: (date: string) => void };

function TourDay({ tour, value, onChange }: TourDayProps) {
  return (
    <DatePicker
      name="tour_date"
      value={value}
      onChange={onChange}
      min={addDays(localDateOf(new Date()), 1)}
      placeholder="Any day"
      note={calendarSentences(tour).join(" ")}
      isDayOff={(day) => (isLocalDate(day) && closedBecause(tour, day)) || false}
    />
  );
}

type Input = { readonly tour: string; readonly passengers: number; readonly from: string | null };

/** The last answer stays while the next one loads, so that the price does not flicker. */
type TourDaysResult = { readonly status: "asking" | "ready" | "failed"; readonly found?: TourDays };

/** The longest wait for an idle processor, in milliseconds. */
const patience = 500;

/** Loads once the page is active, so that the page can be cached without the price. */
function useTourDays({ tour, passengers, from }: Input) {
  const [state, setState] = useState<TourDaysResult>({ status: "asking" });
  const [tries, setTries] = useState(0);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads on demand
  useEffect(() => {
    const call = new AbortController();
    const start = () =>
      void ask({ tour, passengers, from }, call.signal).then(
        (row) => startTransition(() => setState({ status: "ready", found: row })),
        () => call.signal.aborted || setState({ status: "failed" }),
      );
    setState((last) => (last.status === "asking" ? last : { ...last, status: "asking" }));
    // The page has just become active, so user input comes first. Later choices load immediately.
    const callOff = isFirst.current ? whenIdle(start, patience) : start();
    isFirst.current = false;
    return () => {
      callOff?.();
      call.abort();
    };
  }, [tour, passengers, from, tries]);
  return { ...state, askAgain: () => setTries((count) => count + 1) };
}

async function ask(input: Input, signal: AbortSignal): Promise<TourDays> {
  const { faresContract } = await import("../contract.ts");
  return callApi(faresContract.tourDays, input, { signal });
}
