import { useSearchParams } from "react-router";
import { segments } from "#domain/person/segments.ts";
import { isLocalDate } from "#domain/time/local-time.ts";
import { changed, useNewestQuery } from "#platform/browser/use-page-address.ts";
import type { InputOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";

type Filter = InputOf<typeof peopleContract.listCustomers>;

/** Ways to look at the list that everyone needs. */
export const customerViews = [
  { name: "All", query: "" },
  { name: "VIPs", query: "segment=vip" },
  { name: "Owing", query: "owes=1" },
  { name: "Blocked", query: "blocked=1" },
  { name: "Never booked", query: "booked=no" },
] as const;

/** Parts of the address that are no filter: the open customer, and the drawers of the frame. */
const notFilters = ["customer", "caller", "messages"];

/** The list’s filters are in the address: it can be sent to a colleague, saved, and gone back to. */
export function useCustomerQuery() {
  const [params, setParams] = useSearchParams();
  const newest = useNewestQuery(params);
  const go = (next: (before: URLSearchParams) => URLSearchParams, replace: boolean) =>
    setParams(next(newest().query), { replace, preventScrollReset: true });
  const filters = new URLSearchParams(params);
  for (const name of notFilters) filters.delete(name);
  return {
    query: filters.toString(),
    read: (name: string) => params.get(name) ?? "",
    filter: filterOf(filters),
    change: (changes: Readonly<Record<string, string>>) => go((before) => changed(before, changes), true),
    open: (next: string) => go(() => new URLSearchParams(next), false),
    begin: (next: string) => go(() => new URLSearchParams(next), true),
  };
}

/** The address as the call wants it. What is none of ours in it is left out. */
export function filterOf(params: URLSearchParams): Filter {
  const text = (name: string) => params.get(name)?.slice(0, 40) || undefined;
  const uuid = (name: string) => (/^[0-9a-f-]{36}$/.test(params.get(name) ?? "") ? text(name) : undefined);
  const day = (name: string) => (isLocalDate(params.get(name) ?? "") ? text(name) : undefined);
  const count = (name: string, times = 1) => {
    const value = params.get(name) ?? "";
    return /^\d{1,7}$/.test(value) ? Number(value) * times : undefined;
  };
  const yes = (name: string) => (params.get(name) === "1" ? true : undefined);
  const booked = params.get("booked");
  return {
    search: (params.get("q") ?? "").slice(0, 100),
    tag: text("tag"),
    segment: segments.find((one) => one === params.get("segment")),
    booked: booked === "yes" || booked === "no" ? booked : undefined,
    bookings_from: count("bookings"),
    bookings_to: count("bookings_to"),
    no_shows_from: count("no_shows"),
    spent_from_cents: count("spent", 100),
    spent_to_cents: count("spent_to", 100),
    owed_from_cents: count("owed", 100),
    last_trip_from: day("trip"),
    last_trip_to: day("trip_to"),
    owes: yes("owes"),
    blocked: yes("blocked"),
    consent: text("consent"),
    source: text("source"),
    language: text("language"),
    company: uuid("company"),
    partner: uuid("partner"),
  };
}

/** How many filters are set beside the search: the number on the button. */
export const filtersIn = (query: string): number =>
  [...new URLSearchParams(query).keys()].filter((name) => name !== "q" && !name.endsWith("_to")).length;
