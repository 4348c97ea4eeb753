import { documentName } from "#domain/compliance/document-types.ts";
import type { CalendarEvent } from "#domain/time/calendar.ts";
import { addDays, addHours, formatDate, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { gatherDocuments, type PackedDocument } from "../../server/gather-documents.ts";
import type { MaintenancePlan } from "../contract.ts";
import { servicePlans } from "./vehicle-care.ts";
import { findOrders, type OrderRow } from "./views.ts";

/** Absences that ended earlier than this are left out of the calendar. */
const daysBack = 60;

/** Everything due for the fleet: services, planned work orders, and expiring documents. */
export async function gatherServices(ctx: Context): Promise<readonly CalendarEvent[]> {
  const plans = await servicePlans(ctx);
  const orders = await findOrders(ctx.db, undefined);
  const { vehicles, company } = await gatherDocuments(ctx);
  const from = addDays(localDateOf(ctx.now), -daysBack);
  const link = (address: string) => `${ctx.siteUrl}${address}`;
  const ofVehicle = (id: string, tab: string) => link(`/admin/vehicles?vehicle=${id}&tab=${tab}`);
  return [
    ...plans.flatMap((plan) => serviceEvent(plan, ofVehicle(plan.vehicle_id, "maintenance"))),
    ...orders.flatMap((order) => orderEvent(order, ofVehicle(order.vehicleId, "maintenance"))),
    ...vehicles.flatMap(({ id, plate, documents }) =>
      documents.flatMap((one) => expiryEvent(one, { id, name: plate, link: ofVehicle(id, "documents"), from })),
    ),
    ...company.flatMap((one) =>
      expiryEvent(one, { id: "company", name: "Company", link: link("/admin/settings"), from }),
    ),
  ];
}

const base = { sequence: 0, place: "", status: "CONFIRMED" } as const;

function serviceEvent(plan: MaintenancePlan, link: string): CalendarEvent[] {
  const on = plan.expected_on ?? plan.due_on;
  if (on === null) return [];
  const due = [
    plan.due_on && `on ${formatDate(localDate(plan.due_on))}`,
    plan.due_km !== null && `at ${plan.due_km} km`,
  ].filter(Boolean);
  return [
    {
      ...base,
      ...wholeDay(localDate(on)),
      id: `service-${plan.id}`,
      link,
      title: `${plan.plate}: ${plan.name}${plan.status === "overdue" ? " (overdue)" : ""}`,
      text: `Due ${due.join(" or ")}, whichever comes first. Odometer: ${plan.odometer_km} km.`,
      // The day is a forecast from the kilometres, and moves with them.
      status: plan.expected_on === plan.due_on ? "CONFIRMED" : "TENTATIVE",
    },
  ];
}

function orderEvent(order: OrderRow, link: string): CalendarEvent[] {
  if (!order.plannedFrom) return [];
  const end = order.plannedTo ?? addHours(order.plannedFrom, 1);
  return [
    {
      ...base,
      id: `work-order-${order.id}`,
      start: order.plannedFrom,
      end,
      link,
      title: `${order.plate}: ${order.title}`,
      text: order.note,
    },
  ];
}

type Owner = { readonly id: string; readonly name: string; readonly link: string; readonly from: LocalDate };

function expiryEvent({ type, number, lastDay }: PackedDocument, { id, name, link, from }: Owner): CalendarEvent[] {
  if (lastDay === null || lastDay < from) return [];
  return [
    {
      ...base,
      ...wholeDay(lastDay),
      id: `document-${id}-${type}`,
      link,
      title: `${name}: ${documentName(type)} expires`,
      text: number,
    },
  ];
}

const midnight = (day: LocalDate) => new Date(`${day}T00:00:00Z`);

const wholeDay = (day: LocalDate) => ({ isAllDay: true, start: midnight(day), end: midnight(addDays(day, 1)) });
