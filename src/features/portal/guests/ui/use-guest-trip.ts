import { useEffect, useEffectEvent, useRef, useState } from "react";
import { bookingFacts, plainFacts, withoutPlainFacts } from "#domain/booking/facts.ts";
import { isLocalDate, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { selfServiceContract } from "#features/booking/self-service/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf, OutputOf } from "#platform/contract.ts";
import { portalContract } from "../contract.ts";

export type PortalTerms = OutputOf<typeof portalContract.portalTerms>;
export type TripWay = "from_airport" | "to_airport" | "transfer" | "tour";
export type GuestDraft = Required<InputOf<typeof portalContract.bookForGuest>> & { readonly way: TripWay };
export type GuestProblems = Readonly<Record<string, string>>;

const airport = "Cape Town International Airport";

/** The ends for a direction; one of them is the partner’s own address. */
export function endsOf(way: TripWay, address: string): Partial<GuestDraft> {
  if (way === "from_airport") return { ...transfer, pickup_location: airport, destination: address };
  if (way === "to_airport") return { ...transfer, pickup_location: address, destination: airport };
  if (way === "tour") return { service_type: "day_tour", pickup_location: address, destination: "", return_date: null };
  return { ...transfer, pickup_location: address, destination: "" };
}
const transfer = { service_type: "airport_transfer", offer: null } as const;

const emptyTrip = ({ address, payers }: PortalTerms): GuestDraft => ({
  way: "from_airport",
  service_type: "airport_transfer",
  offer: null,
  pickup_date: "",
  pickup_time: "09:00",
  pickup_location: airport,
  destination: address,
  return_date: null,
  return_time: null,
  passengers: 2,
  bags: 2,
  vehicle_class: null,
  child_seats: 0,
  child_seat_sizes: {},
  extra_stops: [],
  extras: [],
  ...bookingFacts.emptyOnWire,
  hire_unit: null,
  hire_hours: null,
  package_days: null,
  promo_code: "",
  first_name: "",
  last_name: "",
  phone: "",
  email: "",
  room: "",
  expected_total_cents: null,
  same_trip: "ask",
  payer: payers[0] ?? "guest",
});

/** The booking in progress, and its problems. */
export function useGuestTrip(terms: PortalTerms) {
  const [draft, setDraft] = useState(() => emptyTrip(terms));
  const [problems, setProblems] = useState<GuestProblems>({});
  const [refusals, setRefusals] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusals]);
  const mark = (guestProblems: GuestProblems) => {
    setProblems(guestProblems);
    setRefusals((count) => count + 1);
  };
  const set = (changes: Partial<GuestDraft>) => {
    setDraft((before) => ({ ...before, ...changes }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  };
  const check = (): boolean => {
    const read = portalContract.bookForGuest.input.safeParse(draft);
    if (read.success) return true;
    const result: Record<string, string> = {};
    for (const { path, message } of read.error.issues) result[path.join(".")] ??= message;
    mark(result);
    return false;
  };
  /** Errors that only the server can find. */
  const tell = (error: unknown) => {
    if (error instanceof CallFailed && Object.keys(error.fields).length > 0) mark(error.fields);
  };
  const clear = () => {
    setDraft(emptyTrip(terms));
    setProblems({});
  };
  return { draft, set, problems, check, tell, clear, fields };
}

/** The facts that a price depends on, once there are enough. */
export function journeyIn(draft: GuestDraft): InputOf<typeof portalContract.priceForGuest> | undefined {
  if (!isLocalDate(String(draft.pickup_date))) return undefined;
  if (draft.way === "tour" && draft.offer === null) return undefined;
  const { way: _, first_name, last_name, phone, email, room, ...rest } = draft;
  const { expected_total_cents, same_trip, ...journey } = rest;
  return withoutPlainFacts(journey);
}

/** Fills in an earlier booking’s trip; the time must be entered. */
export function useRepeat(reference: string, set: (changes: Partial<GuestDraft>) => void) {
  const [note, setNote] = useState("");
  const fill = useEffectEvent(async () => {
    try {
      const one = await callSignedIn(selfServiceContract.readMyBooking, { reference });
      const at = new Date(one.pickup_at);
      const isTour = one.service_type === "day_tour";
      set({
        way: isTour ? "tour" : "transfer",
        service_type: isTour ? "day_tour" : "airport_transfer",
        offer: one.offer,
        pickup_location: one.pickup_location,
        destination: one.destination,
        passengers: one.passengers,
        bags: one.bags,
        child_seats: one.child_seats,
        child_seat_sizes: one.child_seat_sizes,
        first_name: one.first_name,
        last_name: one.last_name,
        phone: one.contact_phone,
        ...plainFacts.ofWire(one),
        ...(at > new Date() && { pickup_date: localDateOf(at) }),
        pickup_time: localTimeOf(at),
      });
      setNote(`Filled in from ${reference}. Check the date and the guest.`);
    } catch (error) {
      setNote(error instanceof Error ? error.message : `We couldn’t load ${reference}. Try again.`);
    }
  });
  useEffect(() => {
    if (reference !== "") void fill();
  }, [reference]);
  return note;
}
