import { bind } from "#platform/bind.ts";
import { serviceCalendarContract } from "../contract.ts";
import { myServiceCalendar } from "./my-service-calendar.ts";
import { renewServiceCalendar } from "./renew-service-calendar.ts";

export const serviceCalendarApi = bind(serviceCalendarContract, { myServiceCalendar, renewServiceCalendar });
