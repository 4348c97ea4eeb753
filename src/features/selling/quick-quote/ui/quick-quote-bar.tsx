import { ArrowLeftRight, BusFront, CarFront, ChevronDown, type LucideIcon, Mountain, PlaneLanding } from "lucide-react";
import { type ChangeEvent, type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { parseDay } from "#design/dates/day-entry.ts";
import { parseTime } from "#design/dates/time-entry.ts";
import { airportName } from "#domain/company/airport-routes.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { GroupQuoteLink } from "../../ui/group-quote-link.tsx";
import { passengerCounts } from "../../ui/passenger-labels.ts";
import { QuoteCell as Cell, control } from "./quick-quote-cell.tsx";
import { QuoteWhen } from "./quick-quote-when.tsx";

type QuickQuoteBarProps = {
  /** At the end of the first row; last on phones. */
  aside?: ReactNode;
};

/**
 * Pickup, destination, time and passengers: the first step of a booking. A plain GET form to /booking, so it
 * also works without the script.
 */
export function QuickQuoteBar({ aside }: QuickQuoteBarProps) {
  const navigate = useNavigate();
  const [isTour, setIsTour] = useState(false);
  const notice = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === "service") setIsTour(target.value === "day_tour");
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`/booking?${filledIn(event.currentTarget)}`);
  };
  return (
    <form
      action="/booking"
      method="get"
      aria-label="Get a quote"
      onSubmit={submit}
      onChange={notice}
      data-tour={isTour || undefined}
      className="group/quote carries-contact grid rounded-xl bg-surface p-2.5 text-ink shadow-3 md:min-h-69 xl:min-h-37 xl:grid-cols-[1fr_auto]"
    >
      <ServiceChoice />
      <div className="grid gap-y-1 p-1 md:grid-cols-[1fr_1fr_10.25rem] md:items-center xl:col-span-2 xl:grid-cols-[1.25fr_2.5rem_1.25fr_1.3fr_0.8fr_10.25rem] xl:items-center xl:px-1.5">
        <Places />
        <QuoteWhen />
        <Passengers />
        <Button type="submit" size="lg" className="max-md:mx-1 max-md:mt-2">
          Get my quote
        </Button>
        <GroupQuoteLink className="px-3 md:col-span-full" />
      </div>
      {aside && <div className="px-3.5 max-xl:pt-1 xl:col-start-2 xl:row-start-1 xl:self-center">{aside}</div>}
    </form>
  );
}

/** The visitor’s entries without empty ones, to keep the address short. */
export function filledIn(form: HTMLFormElement) {
  const input = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") input.set(name, meant(name, value.trim()));
  }
  if (input.get("service") === "day_tour") input.delete("destination");
  return input;
}

/** Visitors may type a short form; the confirmation and the wallet card need the full name. */
const saysAirport = /^(the )?((cape town )?(international )?airport|cpt)$/i;

/**
 * Dates, times and the airport in the booking’s format, however they were typed; unreadable text is passed on
 * as it is.
 */
function meant(name: string, text: string): string {
  if (name === "date") return parseDay(text, localDateOf(new Date())) ?? text;
  if (name === "pickup" || name === "destination") return saysAirport.test(text) ? airportName : text;
  return name === "time" ? (parseTime(text) ?? text) : text;
}

export const quickServices: readonly { id: ServiceOptionId; name: string; Icon: LucideIcon }[] = [
  { id: "airport_transfer", name: "Airport Transfer", Icon: PlaneLanding },
  { id: "chauffeur_service", name: "Car Hire with Driver", Icon: CarFront },
  { id: "day_tour", name: "Day Tour", Icon: Mountain },
  { id: "group_transport", name: "Group Transport", Icon: BusFront },
];

function ServiceChoice() {
  return (
    <fieldset className="flex min-w-0 gap-1 overflow-x-auto px-1.5 pt-1.5 [scrollbar-width:none]">
      <legend className="sr-only">Service</legend>
      {quickServices.map(({ id, name, Icon }, index) => (
        <label
          key={id}
          className={cx(
            "relative inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 whitespace-nowrap rounded-pill px-4 font-semibold text-[0.9375rem] text-ink-2 max-sm:px-3.5 max-sm:text-sm",
            "transition-colors duration-(--d-1) hover:text-ink has-checked:bg-[light-dark(var(--c-atlantic),var(--surface-3))] has-checked:text-on-dark",
            "has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-sun",
          )}
        >
          <input type="radio" name="service" value={id} defaultChecked={index === 0} className="sr-only" />
          <Icon aria-hidden="true" className="size-[18px]" />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const wellKnownPlaces = [
  "Cape Town International Airport (CPT)",
  "V&A Waterfront",
  "Cape Town city centre",
  "Camps Bay",
  "Sea Point",
  "Constantia",
  "Stellenbosch",
  "Franschhoek",
  "Hermanus",
];

function Places() {
  const listId = useId();
  const pickup = useRef<HTMLInputElement>(null);
  const destination = useRef<HTMLInputElement>(null);
  const swap = () => {
    if (!pickup.current || !destination.current) return;
    const from = pickup.current.value;
    pickup.current.value = destination.current.value;
    destination.current.value = from;
  };
  const { names, type } = useKnownNames(wellKnownPlaces);
  const place = {
    list: listId,
    maxLength: 200,
    autoComplete: "off",
    onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.currentTarget.value),
  } as const;
  return (
    <>
      <Cell label="Pickup">
        <input {...place} ref={pickup} name="pickup" placeholder="Airport, hotel or address" className={control} />
      </Cell>
      <button
        type="button"
        onClick={swap}
        aria-label="Swap pickup and drop-off"
        className="group-data-tour/quote:invisible hidden size-10 place-items-center rounded-pill bg-surface text-link inset-ring-[1.5px] inset-ring-line hover:bg-surface-2 xl:grid noscript:hidden!"
      >
        <ArrowLeftRight aria-hidden="true" className="size-[17px]" />
      </button>
      {/* A tour returns to its start, so only its pickup is asked for. */}
      <Cell
        label="Drop-off"
        className="group-data-tour/quote:invisible max-md:border-t max-md:group-data-tour/quote:hidden md:max-xl:col-span-2 md:max-xl:border-l"
      >
        <input
          {...place}
          ref={destination}
          name="destination"
          placeholder="Hotel, suburb or town"
          className={control}
        />
      </Cell>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function Passengers() {
  return (
    <Cell label="Passengers" className="max-xl:border-t md:border-l">
      <span className="relative block">
        <select name="passengers" defaultValue="1" className={cx(control, "cursor-pointer appearance-none pr-6")}>
          {passengerCounts.map((count) => (
            <option key={count} value={count}>
              {passengerText(count)}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-0 size-4 text-ink-3"
        />
      </span>
    </Cell>
  );
}

function passengerText(count: number) {
  if (count === 45) return "45+ people";
  return count === 1 ? "1 person" : `${count} people`;
}

/** The pause after the last keystroke before searching. */
const pauseMs = 150;

/** Names of matching places, added to the well-known ones. The search code is loaded with the first keystroke. */
function useKnownNames(wellKnown: readonly string[]) {
  const [names, setNames] = useState(wellKnown);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);
  const look = async (text: string, signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (signal.aborted) return;
    try {
      const { placesContract } = await import("#features/places/contract.ts");
      const request = { text: text.slice(0, 100) };
      const { places } = await callApi(placesContract.suggestPlaces, request, { signal });
      if (!signal.aborted) setNames([...new Set([...places.map(({ name }) => name), ...wellKnown])]);
    } catch {
      // A name can also be typed: the booking looks it up again.
    }
  };
  const type = (text: string) => {
    asking.current?.abort();
    if (text.trim().length < 2) return;
    asking.current = new AbortController();
    void look(text.trim(), asking.current.signal);
  };
  return { names, type };
}
