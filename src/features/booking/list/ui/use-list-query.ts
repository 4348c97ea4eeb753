import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Sort } from "#design/table/data-table.tsx";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { moneyStates } from "#domain/payment/payment-summary.ts";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { changed, useNewestQuery } from "#platform/browser/use-page-address.ts";
import type { InputOf } from "#platform/contract.ts";
import { type bookingListContract, bookingSorts } from "../contract.ts";

type ListInput = InputOf<typeof bookingListContract.listBookings>;

/** Views that everyone needs. Days are stored as words, so that a view stays true tomorrow. */
export const standardViews = [
  { name: "All", query: "" },
  { name: "Today", query: "day=today&sort=pickup&dir=asc" },
  { name: "Tomorrow", query: "day=tomorrow&sort=pickup&dir=asc" },
  { name: "To answer", query: "states=requested&sort=created&dir=asc" },
  { name: "Unpaid", query: "money=unpaid&sort=pickup&dir=asc" },
  { name: "Changes", query: "change=1" },
  { name: "Refund due", query: "money=refund_due" },
] as const;

/** The list’s filters are in the address: it can be sent to a colleague, saved, and gone back to. */
export function useListQuery() {
  const { query, go } = useAddressAhead();
  const params = new URLSearchParams(query);
  const change = (changes: Readonly<Record<string, string>>) => go((before) => changed(before, changes), true);
  return {
    query,
    read: (name: string) => params.get(name) ?? "",
    filter: filterOf(params, localDateOf(new Date())),
    sort: sortOf(params),
    change,
    /** Toggles one of several values of a parameter. */
    toggle: (name: string, value: string) => go((before) => toggled(before, name, value), true),
    /** A view: Back leads to the one before. */
    open: (next: string) => go(() => new URLSearchParams(next), false),
    /** The view a visit starts with: Back still leads to the previous page. */
    begin: (next: string) => go(() => new URLSearchParams(next), true),
    onSort: ({ key, direction }: Sort) => change({ sort: key, dir: direction }),
  };
}

/** The address changes only after the page is rendered. Until then presses are shown from here. */
function useAddressAhead() {
  const [params, setParams] = useSearchParams();
  const newest = useNewestQuery(params);
  const arrived = params.toString();
  const [ahead, setAhead] = useState({ from: arrived, to: arrived });
  if (ahead.from !== arrived) setAhead({ from: arrived, to: arrived });
  const query = ahead.from === arrived ? ahead.to : arrived;
  const go = (next: (before: URLSearchParams) => URLSearchParams, replace: boolean) => {
    const after = next(newest().query);
    setAhead({ from: arrived, to: after.toString() });
    setParams(after, { replace, preventScrollReset: true });
  };
  return { query, go };
}

function toggled(before: URLSearchParams, name: string, value: string): URLSearchParams {
  const chosen = (before.get(name) ?? "").split(",").filter(Boolean);
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return changed(before, { [name]: next.join(",") });
}

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((each) => each === value);
const states = bookingStates.filter((state) => state !== "draft");

export function sortOf(params: URLSearchParams): Sort {
  const key = oneOf(bookingSorts, params.get("sort")) ?? "created";
  return { key, direction: params.get("dir") === "asc" ? "asc" : "desc" };
}

/** The address as the call’s filter. Unknown parameters are ignored. */
export function filterOf(params: URLSearchParams, today: string): ListInput {
  const text = (name: string) => params.get(name) || undefined;
  const chosen = (params.get("states") ?? "").split(",").flatMap((state) => oneOf(states, state) ?? []);
  const uuid = (name: string) => (/^[0-9a-f-]{36}$/.test(params.get(name) ?? "") ? text(name) : undefined);
  return {
    ...(chosen.length > 0 && { states: chosen }),
    money: oneOf(moneyStates, params.get("money")),
    ...pickupDays(params, today),
    created_from: dayOf(params.get("cfrom")),
    created_to: dayOf(params.get("cto")),
    service: text("service"),
    driver: uuid("driver"),
    partner: uuid("partner"),
    light: oneOf(["green", "amber"], params.get("light")),
    is_mine: params.get("mine") === "1",
    has_change: params.get("change") === "1",
    with_tests: params.get("tests") === "1",
    search: params.get("q") ?? "",
  };
}

const dayOf = (text: string | null) => (text && isLocalDate(text) ? text : undefined);
const ahead: Readonly<Record<string, readonly [number, number]>> = {
  today: [0, 0],
  tomorrow: [1, 1],
  week: [0, 6],
};

function pickupDays(params: URLSearchParams, today: string) {
  const span = ahead[params.get("day") ?? ""];
  if (span && isLocalDate(today)) return { pickup_from: addDays(today, span[0]), pickup_to: addDays(today, span[1]) };
  return { pickup_from: dayOf(params.get("from")), pickup_to: dayOf(params.get("to")) };
}

/** The number of active filters apart from search and sort order, shown on the button. */
export const filtersIn = (query: string): number =>
  [...new URLSearchParams(query).keys()].filter((name) => !["q", "sort", "dir", "cto", "to"].includes(name)).length;

/** Whether two addresses show the same, in whatever order their parts stand. */
export const isSameView = (a: string, b: string): boolean => sorted(a) === sorted(b);
function sorted(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
