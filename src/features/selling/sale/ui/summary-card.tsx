import { Baby, CalendarX2, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "#design/dates/date-text.tsx";
import { Picture, type PictureFile } from "#design/pictures/picture.tsx";
import { companyRules } from "#domain/company/company-rules.ts";
import { hoursText } from "#domain/shift/hours-text.ts";
import { isLocalTime } from "#domain/time/local-time.ts";
import { passengerLabel } from "../../ui/passenger-labels.ts";
import { tripLabelsOf } from "./sale-labels.tsx";
import { goesBack, isByDay, isPlannedService, isTour } from "./use-booking-request.ts";
import { type CompanyTerms, cancellationText } from "./use-company-terms.ts";
import { offerFacts } from "./use-offer-facts.ts";
import { useOnOffer } from "./use-starting-prices.ts";
import type { Draft } from "./use-wizard-draft.ts";

type SummaryProps = {
  draft: Draft;
  terms: CompanyTerms;
  picture: PictureFile | undefined;
  /** The price, unless the step itself shows it. */
  price: ReactNode;
  /** The duration of the drive, once both addresses are known. */
  minutes: number | undefined;
  /** The vehicle class, once it is known. */
  vehicle: string | undefined;
  /** A link to the offer’s page. */
  more?: ReactNode;
};

const usualLabels = { pickup: "Pickup", destination: "Destination", date: "When" };

/** The trip as filled in so far, next to the form. */
export function SummaryCard({ draft, terms, picture, price, minutes, vehicle, more }: SummaryProps) {
  const facts = offerFacts(draft, useOnOffer());
  const duration =
    minutes && draft.service === "airport_transfer" ? `About ${hoursText(minutes / 60)}` : facts?.duration;
  const labels = tripLabelsOf(draft.service, usualLabels);
  return (
    <div className="grid gap-5">
      <section aria-labelledby="trip-summary" className="overflow-hidden rounded-xl bg-surface shadow-2">
        {picture && <Picture image={picture} alt="" sizes="364px" className="aspect-[2/1]" />}
        <div className="bg-atlantic px-5.5 py-4 text-on-dark">
          <h2 id="trip-summary" className="font-semibold font-text text-on-dark-2 text-sm tracking-normal">
            Your trip
          </h2>
          <p className="mt-0.5 font-display font-extrabold text-[1.3125rem] leading-tight">
            {facts?.name ?? "Choose a service"}
          </p>
          {duration && <p className="mt-0.5 text-on-dark-2 text-sm">{duration}</p>}
        </div>
        <dl className="grid px-5.5 pt-1">
          <Line label={labels.pickup} value={draft.pickup} />
          {!isTour(draft) && <Line label={labels.destination} value={draft.destination} />}
          <Line label={labels.date} value={when(draft.date, draft.time)} />
          {goesBack(draft) && !isByDay(draft) && (
            <Line label="Return" value={when(draft.returnDate, draft.returnTime)} />
          )}
          {goesBack(draft) && isByDay(draft) && (
            <Line label="Last date" value={draft.returnDate && formatDay(draft.returnDate)} />
          )}
          <Line
            label={isPlannedService(draft) ? "Headcount" : "Passengers"}
            value={isPlannedService(draft) ? String(draft.passengers || "") : passengerLabel(draft.passengers)}
          />
          {draft.bags > 0 && !isPlannedService(draft) && <Line label="Large bags" value={String(draft.bags)} />}
          {vehicle && !isPlannedService(draft) && <Line label="Vehicle" value={vehicle} />}
        </dl>
        {price && <div className="px-5.5 pt-4 pb-5.5">{price}</div>}
        {!price && <div className="h-3" />}
      </section>
      {more}
      <Promises draft={draft} terms={terms} />
    </div>
  );
}

/** An unreadable time is not repeated. */
const when = (date: string, time: string) =>
  date && (isLocalTime(time) ? `${formatDay(date)}, ${time}` : formatDay(date));

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-5 border-line border-b border-dashed py-2.5 last:border-b-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className={value ? "min-w-0 text-right font-semibold wrap-anywhere" : "text-ink-3"}>
        {value || "Not entered yet"}
      </dd>
    </div>
  );
}

function Promises({ draft, terms }: { draft: Draft; terms: CompanyTerms }) {
  const promises = [
    { icon: <CalendarX2 />, text: cancellationText(terms, draft) },
    !isPlannedService(draft) && {
      icon: <Baby />,
      text: `Child seats free under ${companyRules.childSeatFreeUnderAge}`,
    },
    { icon: <ShieldCheck />, text: "Licensed, background-checked drivers" },
  ].filter((promise) => promise !== false);
  return (
    <ul className="grid gap-2.5 px-1 text-[0.9375rem] text-ink-2">
      {promises.map(({ icon, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <span aria-hidden="true" className="mt-0.5 text-ok [&>svg]:size-[19px]">
            {icon}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
