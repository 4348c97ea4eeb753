import type { ReactNode } from "react";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import { meetingPointOf } from "#domain/road/meeting-point.ts";
import type { LiveTrip, NewPickup } from "../contract.ts";
import { LateForm, ShareForm } from "./live-forms.tsx";
import { LiveNow } from "./live-now.tsx";
import { whenText } from "./messages.ts";

type LivePageProps = {
  trip: LiveTrip;
  newPickup: NewPickup | null;
  company: CompanyDetails;
  /** Its own address; forms are posted below it. */
  page: string;
  map: ReactNode;
  /** The form just sent: its name, why it was refused, and a new link. */
  said: { readonly form: string; readonly problem: string; readonly shared: string };
};

export function LivePage({ trip, newPickup, company, page, map, said }: LivePageProps) {
  const problemOf = (form: string) => (said.form === form ? said.problem : "");
  return (
    <Sheet company={company}>
      {map}
      <div className="facts">
        <div id="now" aria-live="polite">
          <LiveNow trip={trip} />
        </div>
        <p className="small" id="line" role="status" />
        {trip.pin && (
          <p className="note pin-note">
            Your PIN: <b>{trip.pin}</b>
            <br />
            <span className="small">Give it to the driver when you meet.</span>
          </p>
        )}
        <WhereToStand trip={trip} company={company} />
        <TripFacts trip={trip} />
        <LateForm trip={trip} page={page} newPickup={newPickup} problem={problemOf("late") || problemOf("pickup")} />
        <ShareForm trip={trip} page={page} problem={problemOf("share")} shared={said.shared} />
        <CallUs company={company} />
      </div>
    </Sheet>
  );
}

/** Passengers and driver have met. */
const metStates: readonly LiveTrip["vehicles"][number]["state"][] = ["onboard", "stopover", "interrupted", "completed"];

/** Where passengers and driver meet, until they have met. Not for family. */
function WhereToStand({ trip, company }: Pick<LivePageProps, "trip" | "company">) {
  const isMet = trip.vehicles.some(({ state }) => metStates.includes(state));
  const point = meetingPointOf({ pickupLocation: trip.from, name: trip.first_name, phone: company.phone });
  if (trip.kind === "family" || isMet || trip.standing === "over" || trip.standing === "cancelled" || !point)
    return null;
  return (
    <section className="note" id="meeting">
      <b>Where to stand: {point.title}</b>
      <ol>
        {point.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** The page for an invalid link, which reveals nothing. */
export const LostPage = ({ company }: { company: CompanyDetails }) => (
  <Sheet company={company}>
    <div className="facts">
      <section className="news">
        <h1>We couldn’t open this page</h1>
        <p>The link may be incomplete, or it was withdrawn. Use the one in our latest email, or call us.</p>
      </section>
      <CallUs company={company} />
    </div>
  </Sheet>
);

const Sheet = ({ company, children }: { company: CompanyDetails; children: ReactNode }) => (
  <>
    <header className="bar">
      <a href="/" className="bar-name">
        {company.name}
      </a>
    </header>
    <main>{children}</main>
  </>
);

function TripFacts({ trip }: { trip: LiveTrip }) {
  const facts = [
    ...(trip.kind === "family" ? [["Passenger", trip.first_name] as const] : []),
    ["Trip", trip.title] as const,
    ["Pickup", whenText(trip.pickup_at, trip.read_at)] as const,
    ["From", trip.from] as const,
    ["To", trip.to] as const,
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className="fact">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const CallUs = ({ company }: { company: CompanyDetails }) => (
  <p className="row">
    <a className="button" hidden={company.phone_e164 === ""} href={`tel:${company.phone_e164}`}>
      Call dispatch
    </a>
    <a className="button" href={`https://wa.me/${company.whatsapp_e164.replace("+", "")}`} rel="noreferrer">
      WhatsApp
    </a>
  </p>
);
