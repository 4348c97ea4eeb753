import { useQueryClient } from "@tanstack/react-query";
import { CalendarPlus, Phone } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Field, TextInput } from "#design/fields/field.tsx";
import { phoneTyped } from "#domain/text/search-text.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type CallerDetails, callerContract } from "../caller-contract.ts";
import type { ListedCustomer } from "../contract.ts";
import { type Booking, CallerCard } from "./caller-card.tsx";

/**
 * Type a number or a name: who it is, and one press further to a new booking. Enter goes from the field to the first action of
 * the caller that is shown; of an unknown number it starts the booking.
 */
export function CallerScreen({ onLeave }: { onLeave: () => void }) {
  const base = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState("");
  const card = useRef<HTMLDivElement>(null);
  useForgetOnLeaving();
  const { callers, isSearching, failure } = useCallers(typed);
  const book = useBooking(onLeave);
  const at = Math.max(0, callers?.findIndex(({ id }) => id === chosen) ?? 0);
  const caller = callers?.[at];
  const isUnknown = callers?.length === 0 && !isSearching;
  const number = phoneTyped(typed) ? typed.trim() : "";

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && callers && callers.length > 1) {
      event.preventDefault();
      setChosen(callers[(at + step + callers.length) % callers.length]?.id ?? "");
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (isUnknown && number) book.forCaller({ ...noDetails, phone: number });
    else card.current?.querySelector<HTMLElement>("[data-first-action] a, [data-first-action] button")?.focus();
  };
  return (
    <div className="grid gap-4 pb-4">
      <Field label="Phone number or name">
        <TextInput
          autoFocus
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="e.g. 082 555 0199, +27 82 555 0199 or Mokoena"
          role="combobox"
          aria-expanded={Boolean(callers && callers.length > 1)}
          aria-controls={`${base}-list`}
          aria-activedescendant={callers && callers.length > 1 ? `${base}-${at}` : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p role="status" className="sr-only">
        {statusText(callers?.length, isSearching)}
      </p>
      <div
        id={`${base}-list`}
        role="listbox"
        aria-label="Customers that match"
        className={cx("grid max-h-56 gap-1 overflow-y-auto", (callers?.length ?? 0) < 2 && "sr-only")}
      >
        {callers?.map((one, place) => (
          <Match
            key={one.id}
            id={`${base}-${place}`}
            caller={one}
            isShown={place === at}
            onChoose={() => setChosen(one.id)}
          />
        ))}
      </div>
      {failure && <p className="text-bad">{failure}</p>}
      {isUnknown && <Unknown number={number} typed={typed.trim()} onBook={book.forCaller} />}
      <div ref={card}>{caller && <CallerCard key={caller.id} customer={caller} book={book} onLeave={onLeave} />}</div>
    </div>
  );
}

/** The next call asks again: a caller who was unknown may have booked since, and a balance may have been paid. */
function useForgetOnLeaving() {
  const kept = useQueryClient();
  useEffect(
    () => () => {
      for (const { name } of [callerContract.findCaller, callerContract.readCaller])
        kept.removeQueries({ queryKey: [name] });
    },
    [kept],
  );
}

const noDetails: CallerDetails = { first_name: "", last_name: "", email: "", phone: "" };

const statusText = (count: number | undefined, isSearching: boolean) => {
  if (isSearching) return "Searching…";
  if (count === undefined) return "";
  return count === 1 ? "1 customer" : `${count} customers`;
};

/** A number is in no address: it goes along with the page. */
function useBooking(onLeave: () => void): Booking {
  const navigate = useNavigate();
  const go = (search: string, state?: CallerDetails) => {
    onLeave();
    void navigate(`/admin/booking?${search}`, { state: state ?? null });
  };
  return {
    again: (reference: string) => go(`again=${reference}`),
    forCaller: (details: CallerDetails) => go(`call=${Date.now()}`, details),
  };
}

type MatchProps = { id: string; caller: ListedCustomer; isShown: boolean; onChoose: () => void };

function Match({ id, caller, isShown, onChoose }: MatchProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field’s; the list follows it
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which points here
    <div
      id={id}
      role="option"
      aria-selected={isShown}
      onClick={onChoose}
      className={cx(
        "flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-sm px-3 py-1.5",
        isShown ? "bg-primary-soft text-primary-text" : "hover:bg-surface-2",
      )}
    >
      <span className="font-semibold">{caller.name}</span>
      <span className={cx("text-sm [overflow-wrap:anywhere]", !isShown && "text-ink-2")}>
        {[caller.phone, caller.email].filter(Boolean).join(" · ")}
      </span>
    </div>
  );
}

type UnknownProps = { number: string; typed: string; onBook: Booking["forCaller"] };

/** One press to a new booking, with what is known. */
function Unknown({ number, typed, onBook }: UnknownProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-lg bg-surface-2 p-4">
      <Phone aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <p className="min-w-0 flex-1 basis-52">
        <b>{number || typed}</b> is not a customer yet.
      </p>
      <Permitted action="create_booking">
        <Button
          icon={<CalendarPlus aria-hidden="true" />}
          onClick={() => onBook({ ...noDetails, ...(number ? { phone: number } : { last_name: typed }) })}
        >
          New booking
        </Button>
      </Permitted>
    </div>
  );
}

const pauseInMs = 150;

/** Asks after a pause in the typing. */
function useCallers(typed: string) {
  const text = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pauseInMs);
    return () => clearTimeout(timer);
  }, [text]);
  const isLong = text.length >= 2;
  const { data, error, isFetching } = useCall(
    callerContract.findCaller,
    { text: asked },
    { enabled: asked.length >= 2 },
  );
  const isCurrent = isLong && asked === text;
  return {
    callers: isCurrent ? data?.callers : undefined,
    isSearching: isLong && (!isCurrent || isFetching),
    failure: isCurrent && error ? error.message : "",
  };
}
