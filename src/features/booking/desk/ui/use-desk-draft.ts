import { useEffect, useRef, useState } from "react";
import { bookingFacts, withoutPlainFacts } from "#domain/booking/facts.ts";
import { isLocalDate, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { saleContract } from "#features/selling/sale/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import type { InputOf } from "#platform/contract.ts";
import { deskFacts } from "../contract.ts";
import type { DeskBooking } from "../detail-contract.ts";

type Parsed = (typeof deskFacts)["_zod"]["input"];
export type DeskDraft = Required<Parsed>;
export type DeskProblems = Readonly<Record<string, string>>;

export const emptyDraft = (): DeskDraft => ({
  service_type: "airport_transfer",
  offer: null,
  pickup_location: "",
  destination: "",
  pickup_date: "",
  pickup_time: "09:00",
  return_date: null,
  return_time: null,
  passengers: 2,
  bags: 0,
  child_seats: 0,
  child_seat_sizes: {},
  extra_stops: [],
  extras: [],
  ...bookingFacts.emptyOnWire,
  vehicle_class: null,
  hire_unit: null,
  hire_hours: null,
  package_days: null,
  first_name: "",
  last_name: "",
  email: "",
  phone: "",
});

/** The facts of a booking as a form shows them. */
export function draftOf(booking: DeskBooking): DeskDraft {
  const at = new Date(booking.pickup_at);
  const back = booking.return_at ? new Date(booking.return_at) : null;
  const { service_type: service, ...kept } = pick(booking);
  return {
    ...kept,
    service_type: knownService(service),
    pickup_date: localDateOf(at),
    pickup_time: localTimeOf(at),
    return_date: back && localDateOf(back),
    return_time: back && localTimeOf(back),
  };
}

const pick = (booking: DeskBooking) => ({
  service_type: booking.service_type,
  offer: booking.offer,
  pickup_location: booking.pickup_location,
  destination: booking.destination,
  passengers: booking.passengers,
  bags: booking.bags,
  child_seats: booking.child_seats,
  child_seat_sizes: booking.child_seat_sizes,
  extra_stops: booking.extra_stops,
  extras: booking.extras.map(({ id, quantity }) => ({ id, quantity })),
  ...bookingFacts.ofWire(booking),
  vehicle_class: booking.vehicle_class,
  hire_unit: booking.hire_unit,
  hire_hours: booking.hire_hours,
  package_days: booking.package_days,
  first_name: booking.first_name,
  last_name: booking.last_name,
  email: booking.email,
  phone: booking.phone,
});

const services = deskFacts.shape.service_type.options;
const knownService = (id: string) => services.find((service) => service === id) ?? "custom";
export const serviceOf = knownService;

/** The note being written, and its problems. */
export function useDeskDraft(first: () => DeskDraft) {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<DeskProblems>({});
  const [refusals, setRefusals] = useState(0);
  const fields = useFirstMarked(refusals);
  const set = (changes: Partial<DeskDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  };
  /** Whether it can be sent; problems are shown at their fields. */
  const check = (): boolean => {
    const read = deskFacts.safeParse(draft);
    if (read.success) return true;
    const result: Record<string, string> = {};
    for (const { path, message } of read.error.issues) result[path.join(".")] ??= message;
    setProblems(result);
    setRefusals((count) => count + 1);
    return false;
  };
  /** Shows problems only the server could find; false if none belongs to the form. */
  const tell = (error: unknown): boolean => {
    if (!(error instanceof CallFailed) || Object.keys(error.fields).length === 0) return false;
    setProblems(error.fields);
    setRefusals((count) => count + 1);
    return true;
  };
  const isMarked = Object.keys(problems).length > 0;
  return { draft, set, problems, isMarked, check, tell, fields };
}

/** After a refusal, moves the focus to the first marked field. */
function useFirstMarked(refusals: number) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  return fields;
}

export type Journey = InputOf<typeof saleContract.priceJourney>;

/** The part a price depends on, once there is enough of it. */
export function journeyIn(draft: DeskDraft): Journey | undefined {
  if (!isLocalDate(String(draft.pickup_date))) return undefined;
  const { first_name: _f, last_name: _l, email: _e, phone: _p, ...journey } = draft;
  return withoutPlainFacts(journey);
}
