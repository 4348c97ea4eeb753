import {
  BadgeCheck,
  Banknote,
  BriefcaseBusiness,
  Building2,
  Bus,
  BusFront,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CarFront,
  ChartColumn,
  CircleUser,
  FileText,
  Handshake,
  Headset,
  HeartPulse,
  Hotel,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MapPinned,
  MessagesSquare,
  PanelsTopLeft,
  Radio,
  Receipt,
  Route,
  Settings,
  Shield,
  SquarePen,
  Star,
  Ticket,
  TriangleAlert,
  Truck,
  Users,
  Waypoints,
} from "lucide-react";
import type { Href } from "#platform/browser/link.tsx";
import { addressesOf, type Shell } from "#platform/route-table.ts";
import { shells } from "../../routes.ts";

export type NavigationEntry = {
  readonly to: Href;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other names by which the command palette finds this page. */
  readonly words?: string;
};
export type NavigationGroup = { readonly label: string; readonly entries: readonly NavigationEntry[] };

/** All of Admin as planned. `adminNavigation` is the part that exists. */
export const plannedNavigation: readonly NavigationGroup[] = [
  {
    label: "Today",
    entries: [
      { to: "/admin", label: "Overview", icon: LayoutDashboard, words: "home dashboard start problems" },
      { to: "/dispatcher/dashboard", label: "Dispatch", icon: Radio, words: "board day drivers trips plan" },
      { to: "/admin/tracking", label: "Live tracking", icon: MapPinned, words: "map gps vehicles" },
      { to: "/admin/driver-assignments", label: "Driver assignments", icon: Waypoints, words: "dispatch offers gantt" },
      {
        to: "/admin/incidents",
        label: "Incidents",
        icon: TriangleAlert,
        words: "accidents lost items property disputes complaints",
      },
    ],
  },
  {
    label: "Bookings",
    entries: [
      { to: "/admin/bookings", label: "All bookings", icon: CalendarCheck, words: "list trips orders" },
      { to: "/admin/booking", label: "New booking", icon: CalendarPlus, words: "create book phone" },
      { to: "/admin/holds", label: "Held vehicles", icon: CarFront, words: "holds unpaid release strangers" },
      { to: "/admin/quotes", label: "Quotes", icon: FileText, words: "offers pipeline" },
      { to: "/admin/quotes-enhanced", label: "Quote builder", icon: SquarePen, words: "options margin" },
      { to: "/admin/invoices", label: "Invoices", icon: Receipt, words: "tax credit notes statements" },
      {
        to: "/admin/payment-verification",
        label: "Payments to verify",
        icon: BadgeCheck,
        words: "eft proof bank cash",
      },
    ],
  },
  {
    label: "Customers",
    entries: [
      { to: "/admin/customers", label: "Customers", icon: Users, words: "people contacts" },
      { to: "/admin/passengers", label: "Passengers", icon: CircleUser, words: "manifest special needs" },
      {
        to: "/admin/crm",
        label: "Sales",
        icon: MessagesSquare,
        words: "crm enquiries leads pipeline deals tasks inbox messages",
      },
      { to: "/admin/reviews", label: "Ratings and reviews", icon: Star, words: "stars moderation disputes feedback" },
      { to: "/admin/corporate", label: "Corporate accounts", icon: BriefcaseBusiness, words: "companies clients" },
    ],
  },
  {
    label: "Partners",
    entries: [
      { to: "/admin/hotels", label: "Hotels", icon: Hotel, words: "applications guest houses concierge" },
      { to: "/admin/travel-agents", label: "Travel agents", icon: Handshake, words: "applications agencies" },
      { to: "/admin/dispatchers", label: "Dispatchers", icon: Headset, words: "applications shifts" },
      { to: "/admin/partner-drivers", label: "Partner drivers", icon: IdCard, words: "applications providers driver" },
    ],
  },
  {
    label: "Fleet",
    entries: [
      { to: "/admin/drivers", label: "Drivers", icon: IdCard, words: "licence permits documents" },
      { to: "/admin/vehicles", label: "Vehicles", icon: BusFront, words: "fleet cars coaches service" },
      { to: "/admin/route-optimizer", label: "Route optimizer", icon: Route, words: "plan stops" },
    ],
  },
  {
    label: "Scheduled services",
    entries: [
      { to: "/admin/staff-transport", label: "Staff transport", icon: Building2, words: "rosters contracts" },
      { to: "/admin/corporate-shuttles", label: "Corporate shuttles", icon: Bus, words: "events conference" },
      { to: "/admin/rideshare", label: "Rideshare", icon: Ticket, words: "shared seats departures" },
    ],
  },
  {
    label: "Reports",
    entries: [
      { to: "/admin/analytics", label: "Analytics", icon: ChartColumn, words: "reports funnel" },
      { to: "/admin/revenue/service", label: "Revenue by service", icon: Banknote, words: "income sales" },
      { to: "/admin/revenue/driver", label: "Revenue by driver", icon: CircleUser, words: "income" },
      { to: "/admin/revenue/time", label: "Revenue by time", icon: CalendarClock, words: "income season" },
      { to: "/admin/revenue/subcontractors", label: "Subcontractors", icon: Truck, words: "payable ageing" },
    ],
  },
  {
    label: "System",
    entries: [
      { to: "/admin/page-editor", label: "Page editor", icon: PanelsTopLeft, words: "content texts" },
      { to: "/visual-editor", label: "Visual editor", icon: SquarePen, words: "content pictures" },
      { to: "/admin/email-management", label: "Email", icon: Mail, words: "templates log bounces" },
      { to: "/admin/system-health", label: "System health", icon: HeartPulse, words: "status jobs errors" },
      { to: "/admin/settings", label: "Settings", icon: Settings, words: "company tax tariffs policies" },
      { to: "/admin/super-user", label: "Users and roles", icon: Shield, words: "super-user audit sessions switches" },
    ],
  },
];

/** Leaves out pages that are not in the route table yet, and groups without pages. */
export function builtOnly(groups: readonly NavigationGroup[], table: readonly Shell[]): readonly NavigationGroup[] {
  const built = new Set<string>(table.flatMap(({ lines }) => lines.flatMap(addressesOf)));
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ to }) => built.has(to)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entries of the side bar and the command palette. */
export const adminNavigation = builtOnly(plannedNavigation, shells);

/**
 * The group and entry of an address: the longest entry that matches. The page of one booking belongs to the list;
 * without a reference it is for a new one.
 */
export function placeOf(
  { pathname, search = "" }: { readonly pathname: string; readonly search?: string },
  groups: readonly NavigationGroup[] = adminNavigation,
) {
  const isOneBooking = pathname === "/admin/booking" && new URLSearchParams(search).has("reference");
  const address = isOneBooking ? "/admin/bookings" : pathname;
  const places = groups.flatMap((group) => group.entries.map((entry) => ({ group, entry })));
  return places
    .filter(({ entry: { to } }) => address === to || (to !== "/admin" && address.startsWith(`${to}/`)))
    .sort((a, b) => b.entry.to.length - a.entry.to.length)[0];
}
