import { createElement } from "react";
import { sizeText } from "#domain/drive/trip-parts.ts";
import type { EventOf } from "#domain/events.ts";
import { addressText } from "#domain/geography/nearest-place.ts";
import { formatMoment, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import type { RescueChoiceShown } from "../rescue-contract.ts";
import { BreakdownAlarm, breakdownAlarmWords } from "./emails/breakdown-alarm.tsx";
import { rescueOptions } from "./rescue-options.ts";
import { findAlarmPeople, findDriverOf, findTripForNews } from "./views.ts";

/**
 * A driver has reported a breakdown, and passengers are waiting: at night no one may be looking at a board. By the ways of the
 * system’s alarms, to the people named in the settings, with the vehicle that could come first.
 */
export async function sendBreakdownAlarm(ctx: Context, event: EventOf<"trip.broken_off">): Promise<void> {
  const trip = event.isAlarm ? await findTripForNews(ctx.db, event.reliefId ?? event.tripId) : undefined;
  if (!trip || trip.isTest) return;
  const options = await rescueOptions(ctx, { trip_id: trip.tripId });
  const [best] = options.ok ? options.value.choices : [];
  const choice = best ? choiceText(best) : null;
  const driver = await findDriverOf(ctx.db, event.assignmentId);
  const company = await findCompany(ctx.db);
  const { emails, phones } = await findAlarmPeople(ctx.db);
  const { reference } = trip;
  const link = `${ctx.siteUrl}/admin/driver-assignments?date=${localDateOf(trip.pickupAt)}&trip=${trip.tripId}&rescue=1`;
  const key = `breakdown-alarm:${trip.tripId}:${event.at}`;
  for (const to of emails.length > 0 ? emails : [company.email])
    await ctx.mail({
      key: `${key}:${to}`,
      template: "breakdown-alarm",
      to,
      subject: breakdownAlarmWords.subject({ reference }),
      about: `booking:${reference}`,
      content: createElement(BreakdownAlarm, {
        company,
        reference,
        driver: driver?.name ?? event.by,
        phone: driver?.phone ?? "",
        at: formatMoment(new Date(event.at)),
        reason: event.reason,
        place: addressText(trip.from),
        passengers: options.ok ? sizeText(options.value) : "",
        choice,
        link,
      }),
    });
  for (const phone of phones)
    await ctx.text({
      key: `${key}:${phone}`,
      text: {
        event: "system_alarm",
        phone,
        facts: {
          status: "Urgent",
          name: breakdownAlarmWords.subject({ reference }),
          measured: choice ? `Nearest: ${choice}.` : "No vehicle of ours can come at the moment.",
          link,
        },
      },
    });
}

/** “Fatima Adams with CA 123 456 in 25 minutes”. */
const choiceText = ({ crews, minutes }: RescueChoiceShown): string =>
  `${crews.map(({ driver, vehicle }) => `${driver.name} with ${vehicle.plate}`).join(" and ")} in ${minutes} minutes`;
