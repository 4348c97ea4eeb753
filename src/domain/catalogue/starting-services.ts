import type { ServiceOptionId } from "../company/catalogue.ts";
import type { SoldService, SoldServices } from "./service.ts";

type Own = Pick<SoldService, "name" | "title"> & Partial<SoldService>;

const service = (slug: string, kind: ServiceOptionId, own: Own): SoldService => ({
  slug,
  kind,
  state: "on_sale",
  bookSlug: slug,
  isUsual: true,
  isPopular: false,
  noticeHours: null,
  text: "",
  choice: null,
  ...own,
});

/** The services a company starts with, in the order of the menu. The last two have no page of their own. */
export const startingServices: SoldServices = [
  service("airport-transfers", "airport_transfer", {
    bookSlug: "airport-transfer",
    name: "Airport Transfer",
    title: "Airport Transfers",
    text: "Driver with name board, flight tracked",
    isPopular: true,
    choice: 1,
  }),
  service("private-shuttles", "group_transport", {
    bookSlug: "private-shuttle",
    name: "Group Transport",
    title: "Private Shuttles",
    text: "Shuttles and coaches, discount from {group.from} passengers",
    choice: 4,
  }),
  service("chauffeur-services", "chauffeur_service", {
    bookSlug: "chauffeur-service",
    name: "Chauffeur Service",
    title: "Chauffeur Services",
    isUsual: false,
  }),
  service("corporate-events", "corporate_events", {
    name: "Corporate Events",
    title: "Corporate Events",
    text: "Delegates, guests and venue loops",
    choice: 6,
  }),
  service("coach-hire", "group_transport", { name: "Coach Hire", title: "Coach Hire", isUsual: false }),
  service("staff-transport", "staff_transport", {
    name: "Staff Transport",
    title: "Staff Transport",
    text: "Fixed routes for every shift",
    choice: 5,
  }),
  service("car-hire", "chauffeur_service", {
    name: "Car Hire with Driver",
    title: "Car Hire",
    isPopular: true,
    choice: 2,
  }),
  service("day-tour", "day_tour", {
    bookSlug: "",
    name: "Day Tour",
    title: "Day Tours",
    text: "Ten private tours at your own pace",
    choice: 3,
  }),
  service("custom", "custom", {
    bookSlug: "",
    name: "Custom Service",
    title: "Custom Service",
    text: "Tell us your plan and we’ll quote",
    choice: 7,
  }),
];
