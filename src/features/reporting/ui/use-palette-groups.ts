import type { LucideIcon } from "lucide-react";
import type { Href } from "#platform/browser/link.tsx";
import type {
  ApplicationRecord,
  BookingRecord,
  CustomerRow,
  DriverRecord,
  RecordRow,
  SearchResults,
  UserRecord,
} from "../contract.ts";
import { reviewPages } from "./messages.ts";
import { recordAddress } from "./record-address.tsx";
import type { Choice } from "./use-recent-choices.ts";

/** A page in the palette. */
export type PalettePage = {
  readonly to: Href;
  readonly label: string;
  readonly group: string;
  readonly icon: LucideIcon;
  /** Its other names. */
  readonly words: string;
};

export type PaletteItem =
  | { readonly kind: "page"; readonly page: PalettePage }
  | { readonly kind: "recent-booking"; readonly reference: string }
  | { readonly kind: "recent-application"; readonly choice: Extract<Choice, { kind: "application" }> }
  | { readonly kind: "booking"; readonly booking: BookingRecord }
  | { readonly kind: "application"; readonly application: ApplicationRecord }
  | { readonly kind: "customer"; readonly person: CustomerRow }
  | { readonly kind: "driver"; readonly person: DriverRecord }
  | { readonly kind: "user"; readonly person: UserRecord }
  | { readonly kind: "record"; readonly record: RecordRow }
  | { readonly kind: "recent-record"; readonly choice: Extract<Choice, { kind: "record" }> };

export type PaletteGroup = { readonly label: string; readonly items: readonly PaletteItem[] };

type Sources = {
  typed: string;
  pages: readonly PalettePage[];
  recent: readonly Choice[];
  found: SearchResults | undefined;
  /** Whether a page opens for this person. */
  opens: (path: string) => boolean;
};

/**
 * The palette’s entries by group. Without typed text: recent choices, then every page. Pages the person can’t open are
 * left out, including recent ones of someone else at the same desk.
 */
export function paletteGroups({ typed, pages, recent, found, opens }: Sources): readonly PaletteGroup[] {
  const words = typed.trim();
  const mayOpen = (item: PaletteItem) => {
    const [path] = addressOf(item)?.split("?") ?? [];
    return path === undefined || opens(path);
  };
  return (words ? sought(words, pages, found) : atFirst(recent, pages))
    .map(({ label, items }) => ({ label, items: items.filter(mayOpen) }))
    .filter(({ items }) => items.length > 0);
}

/** An entry’s address. People have none: they open as a card. */
export function addressOf(item: PaletteItem): Href | undefined {
  switch (item.kind) {
    case "page":
      return item.page.to;
    case "booking":
      return `/admin/booking?reference=${item.booking.reference}`;
    case "recent-booking":
      return `/admin/booking?reference=${item.reference}`;
    case "application":
      return `${reviewPages[item.application.kind]}?application=${item.application.id}`;
    case "recent-application":
      return `${reviewPages[item.choice.of]}?application=${item.choice.id}`;
    case "record":
      return recordAddress(item.record);
    case "recent-record":
      return recordAddress({ ...item.choice, kind: item.choice.of, of: null });
    default:
      return undefined;
  }
}

const atFirst = (recent: readonly Choice[], pages: readonly PalettePage[]): readonly PaletteGroup[] => [
  { label: "Recent", items: recentItems(recent, pages) },
  { label: "Pages", items: pages.map(asPage) },
];

function sought(
  words: string,
  pages: readonly PalettePage[],
  result: SearchResults | undefined,
): readonly PaletteGroup[] {
  const places = { label: "Pages", items: matchingPages(pages, words).map(asPage) };
  const bookings = { label: "Bookings", items: (result?.bookings ?? []).map(asBooking) };
  const people = [
    { label: "Customers", items: (result?.customers ?? []).map((person) => ({ kind: "customer" as const, person })) },
    { label: "Drivers", items: (result?.drivers ?? []).map((person) => ({ kind: "driver" as const, person })) },
  ];
  const rest = [
    ...recordGroups.map(({ kind, label }) => ({
      label,
      items: (result?.records ?? [])
        .filter((record) => record.kind === kind)
        .map((record) => ({ kind: "record" as const, record })),
    })),
    { label: "Partner applications", items: (result?.applications ?? []).map(asApplication) },
    { label: "Accounts", items: (result?.users ?? []).map((person) => ({ kind: "user" as const, person })) },
  ];
  // Digits and addresses search for bookings; names search for people, followed by their bookings.
  return /\d|@/.test(words) ? [bookings, ...people, ...rest, places] : [places, ...people, bookings, ...rest];
}

const recordGroups = [
  { kind: "invoice", label: "Invoices" },
  { kind: "quote", label: "Quotes" },
  { kind: "enquiry", label: "Enquiries" },
  { kind: "vehicle", label: "Vehicles" },
  { kind: "organisation", label: "Organisations" },
] as const satisfies readonly { kind: RecordRow["kind"]; label: string }[];

const asBooking = (booking: BookingRecord) => ({ kind: "booking" as const, booking });
const asApplication = (application: ApplicationRecord) => ({ kind: "application" as const, application });
const asPage = (page: PalettePage) => ({ kind: "page" as const, page });

/** Every typed word starts a word of the page. A page whose name starts with the text comes first. */
export function matchingPages(pages: readonly PalettePage[], typed: string): readonly PalettePage[] {
  const result = typed.toLowerCase().split(/\s+/);
  const fits = (page: PalettePage) => {
    const words = `${page.label} ${page.group} ${page.words}`.toLowerCase().split(/[\s-]+/);
    return result.every((word) => words.some((each) => each.startsWith(word)));
  };
  const rank = (page: PalettePage) => Number(!page.label.toLowerCase().startsWith(result[0] ?? ""));
  return pages.filter(fits).toSorted((a, b) => rank(a) - rank(b));
}

function recentItems(recent: readonly Choice[], pages: readonly PalettePage[]): readonly PaletteItem[] {
  return recent.flatMap((choice): PaletteItem[] => {
    if (choice.kind === "booking") return [{ kind: "recent-booking", reference: choice.reference }];
    if (choice.kind === "application") return [{ kind: "recent-application", choice }];
    if (choice.kind === "record") return [{ kind: "recent-record", choice }];
    return pages.filter(({ to }) => to === choice.to).map(asPage);
  });
}

/** Unique within the list. */
export function keyOf(item: PaletteItem): string {
  switch (item.kind) {
    case "page":
      return `page ${item.page.to}`;
    case "recent-booking":
      return `booking ${item.reference}`;
    case "booking":
      return `booking ${item.booking.reference}`;
    case "recent-application":
      return `application ${item.choice.reference}`;
    case "application":
      return `application ${item.application.reference}`;
    case "record":
      return `${item.record.kind} ${item.record.id}`;
    case "recent-record":
      return `${item.choice.of} ${item.choice.id}`;
    default:
      return `${item.kind} ${item.person.id}`;
  }
}
