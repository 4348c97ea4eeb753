import { useQueryClient } from "@tanstack/react-query";
import { Baby, BriefcaseBusiness, MapPin, Plane, Users } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { BadgeLine } from "#design/badge-line.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatLongDate, formatSpan, formatTimeBeside } from "#design/dates/date-text.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { CallLink } from "#design/trip-links.tsx";
import { childSeatsText } from "#domain/booking/child-seats.ts";
import type { TripAction } from "#domain/drive/trip-actions.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import { flightNewsText } from "#domain/flight/flight-labels.ts";
import { tripBadges } from "#domain/trip/trip-badges.ts";
import { hasArrived, isOver } from "#domain/trip/trip-on-road.ts";
import { passengersText } from "#domain/trip/trip-texts.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import { rippleContract } from "#features/trips/assign/ripple-contract.ts";
import { noShowContract } from "#features/trips/road/no-show-contract.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { RecordNotice } from "#platform/browser/record-notice.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { problemsContract } from "../../problems-contract.ts";
import { offersAction } from "../action-policy.ts";
import { type BoardTrip, boardContract } from "../contract.ts";
import { detailsContract, type TripDetails } from "../details-contract.ts";
import { AbandonDialog } from "./abandon-dialog.tsx";
import { FlightDialog } from "./flight-dialog.tsx";
import { LiveLinks } from "./live-links.tsx";
import { MapLink } from "./map-link.tsx";
import { NoShowPanel } from "./no-show-panel.tsx";
import type { Sheet } from "./print-sheet.tsx";
import { ProgressDialog, VerifyTripDialog } from "./progress-dialog.tsx";
import { ReportedEvents } from "./reported-events.tsx";
import { RescueDialog } from "./rescue-dialog.tsx";
import { RipplePanel } from "./ripple-panel.tsx";
import { SplitButtons } from "./split-dialog.tsx";
import { TripGuestList } from "./trip-guest-list.tsx";
import { TripGuides } from "./trip-guides.tsx";
import { TripIncidents } from "./trip-incidents.tsx";
import { TripRecord } from "./trip-record.tsx";
import { useTriedPlan } from "./use-tried-plan.ts";
import { VehicleList } from "./vehicle-list.tsx";
import { useVehicleNeeded } from "./vehicle-needed.tsx";
import { WaitCharge } from "./wait-charge.tsx";

type TripDrawerProps = {
  trip: BoardTrip | undefined;
  /** The same shortcuts as on the board. */
  onAction: (key: string) => void;
  onPrint: (sheet: Sheet) => void;
  onClose: () => void;
};

/** A trip with everything known about it and all actions. */
export function TripDrawer({ trip, onAction, onPrint, onClose }: TripDrawerProps) {
  return (
    <Drawer
      open={trip !== undefined}
      onClose={onClose}
      title={trip ? `Trip ${trip.reference}` : "Trip"}
      footer={trip && hasButtons(trip) && <TripButtons trip={trip} onAction={onAction} />}
    >
      {trip && <TripFacts trip={trip} onPrint={onPrint} onNote={() => onAction("n")} />}
    </Drawer>
  );
}

const hasButtons = (trip: BoardTrip): boolean =>
  (["assign", "offer", "unassign", "move"] as const).some((action) => offersAction(action, trip, new Date()));

function TripButtons({ trip, onAction }: { trip: BoardTrip; onAction: (key: string) => void }) {
  const isPlan = useTriedPlan() !== undefined;
  const may = (action: TripAction) => offersAction(action, trip, new Date());
  return (
    <>
      {may("assign") && (
        <Button size="sm" onClick={() => onAction("a")}>
          {trip.driver ? "Reassign" : "Assign"}
        </Button>
      )}
      {may("unassign") && (
        <Button size="sm" variant="outline" onClick={() => onAction("u")}>
          Unassign
        </Button>
      )}
      {may("offer") && !isPlan && (
        <Button size="sm" variant="outline" onClick={() => onAction("o")}>
          Offer
        </Button>
      )}
      {may("move") && (!isPlan || trip.vehicles === 1) && (
        <Button size="sm" variant="outline" onClick={() => onAction("m")}>
          Move
        </Button>
      )}
    </>
  );
}

function TripFacts({
  trip,
  onPrint,
  onNote,
}: Pick<TripDrawerProps, "onPrint"> & { trip: BoardTrip; onNote: () => void }) {
  const kept = useQueryClient();
  const needed = useVehicleNeeded();
  const [open, setOpen] = useState<"flight" | "progress" | "verify" | "abandon" | "rescue">();
  const [asksRescue, endRescue] = useRescueInAddress(trip.id);
  const close = () => setOpen(undefined);
  // A plan only changes drivers, vehicles and times: actions with real effects are not offered in it.
  const isPlan = useTriedPlan() !== undefined;
  const may = (action: TripAction) => !isPlan && offersAction(action, trip, new Date());
  const { data: details } = useCall(detailsContract.tripDetails, { trip_id: trip.id });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a trip that someone changed is another row.
  useEffect(() => {
    void kept.invalidateQueries({ queryKey: [detailsContract.tripDetails.name] });
    void kept.invalidateQueries({ queryKey: [noShowContract.readNoShow.name] });
    // A pickup that moved breaks other trips than before.
    void kept.invalidateQueries({ queryKey: [rippleContract.readRipple.name] });
  }, [trip, kept]);
  return (
    <div className="grid gap-5">
      <RecordNotice subject={`trip:${trip.id}`} />
      <p className="flex flex-wrap items-center gap-3">
        <BadgeLine badges={tripBadges(trip, new Date())} />
        <CopyButton text={trip.reference} label="Copy reference" />
        {vehicleText(trip) && <span className="font-semibold text-sm">{vehicleText(trip)}</span>}
        {details && !details.booking.is_paid && <span className="font-semibold text-sm text-warn">Not paid</span>}
      </p>
      <div>
        <p className="font-bold font-display text-xl">{formatSpan(trip.pickup_at, trip.ends_at)}</p>
        <p className="text-ink-2 text-sm">{formatLongDate(trip.pickup_at)}</p>
      </div>
      <Way trip={trip} />
      <Needs trip={trip} flight={details?.flight} />
      <dl className="grid gap-3">
        <Fact name="Passenger">
          {trip.passenger_name}, {passengersText(trip.passengers)}
        </Fact>
        {trip.notes && <Fact name="Special requirements">{trip.notes}</Fact>}
        <Fact name="Service">{tripTitle(trip.service_name, trip.tour_name)}</Fact>
        {trip.organisation && <Fact name="Booked by">{trip.organisation}</Fact>}
        <Fact name="Driver">{trip.driver?.name ?? offeredText(trip)}</Fact>
        <Fact name="Vehicle">
          {trip.vehicle
            ? `${trip.vehicle.plate}, ${trip.vehicle.name}, ${trip.vehicle.seats} seats`
            : `${needed(trip)} needed`}
        </Fact>
      </dl>
      <TripGuides trip={trip} />
      <TripGuestList tripId={trip.id} />
      {details && details.parts.length > 1 && <VehicleList parts={details.parts} tripId={trip.id} />}
      <div className="grid grid-cols-2 gap-2">
        {trip.driver && <CallLink number={trip.driver.phone} name={trip.driver.name} label="Call driver" {...small} />}
        {trip.driver && <MessageDriver driverId={trip.driver.id} />}
        {trip.passenger_phone && (
          <CallLink
            number={trip.passenger_phone}
            name={trip.passenger_name ?? "the passenger"}
            label="Call passenger"
            {...small}
          />
        )}
        {may("rescue") && (
          <Button {...small} variant="danger" onClick={() => setOpen("rescue")}>
            Send another vehicle
          </Button>
        )}
        {may("record") && (
          <Button {...small} onClick={() => setOpen("progress")}>
            Record progress
          </Button>
        )}
        {may("verify") && (
          <Button {...small} onClick={() => setOpen("verify")}>
            Verify trip
          </Button>
        )}
        {may("abandon") && (
          <Button {...small} onClick={() => setOpen("abandon")}>
            End trip here
          </Button>
        )}
        {trip.flight && !isOver(trip) && !isPlan && (
          <Button {...small} onClick={() => setOpen("flight")}>
            Enter landing
          </Button>
        )}
        {!isPlan && <SplitButtons trip={trip} parts={details?.parts ?? []} {...small} />}
        {!isPlan && <MapLink trip={trip} className={small.className} />}
        <SiteLink to={`/admin/booking?reference=${trip.reference}`} className={buttonClass(small)}>
          Booking
        </SiteLink>
        {!isPlan && (
          <Button {...small} onClick={onNote}>
            Add a note
          </Button>
        )}
        <Button {...small} onClick={() => onPrint({ kind: "trip", trip })}>
          Print trip sheet
        </Button>
        <Button {...small} onClick={() => onPrint({ kind: "name", trip })}>
          Print name board
        </Button>
      </div>
      {!isPlan && <FromTheRoad trip={trip} />}
      {!isPlan && <TripIncidents tripId={trip.id} />}
      {trip.driver && !isOver(trip) && !isPlan && <RipplePanel tripId={trip.id} />}
      {details && <TripRecord trip={trip} details={details} />}
      {details && <ReportedEvents tripId={trip.id} />}
      {details && !isPlan && <LiveLinks tripId={trip.id} />}
      {open === "flight" && <FlightDialog trip={trip} onClose={close} />}
      {open === "progress" && <ProgressDialog trip={trip} onClose={close} />}
      {open === "verify" && <VerifyTripDialog trip={trip} onClose={close} />}
      {open === "abandon" && <AbandonDialog trip={trip} onClose={close} />}
      {(open === "rescue" || asksRescue) && (
        <RescueDialog
          tripId={trip.id}
          reference={trip.reference}
          onClose={() => {
            close();
            endRescue();
          }}
        />
      )}
    </div>
  );
}

/** The requests of the driver at the pickup, and the cost of waiting there. */
const FromTheRoad = ({ trip }: { trip: BoardTrip }) => (
  <>
    {(trip.state === "searching" || trip.state === "no_show") && (
      <NoShowPanel tripId={trip.id} reference={trip.reference} refreshes={decided} />
    )}
    {hasArrived(trip.state) && <WaitCharge tripId={trip.id} reference={trip.reference} />}
  </>
);

const decided = [boardContract.dispatchDay, problemsContract.dispatchProblems, detailsContract.tripDetails];

/** Tracking, an incident or an alarm by email leads here with the proposals open; closed, they stay closed. */
function useRescueInAddress(tripId: string): [boolean, () => void] {
  const [params, setParams] = useSearchParams();
  const asks = params.get("rescue") === "1" && params.get("trip") === tripId;
  const end = () => {
    if (!asks) return;
    const { rescue: _, ...rest } = Object.fromEntries(params);
    setParams(rest, { replace: true, preventScrollReset: true });
  };
  return [asks, end];
}

/** Opens the thread above the board. */
function MessageDriver({ driverId }: { driverId: string }) {
  const [params, setParams] = useSearchParams();
  const open = () => setParams({ ...Object.fromEntries(params), messages: driverId }, { preventScrollReset: true });
  return (
    <Button {...small} onClick={open}>
      Message driver
    </Button>
  );
}

const small = { variant: "outline", size: "sm", className: "max-sm:px-2!" } as const;

/** The route with every stop. */
const Way = ({ trip }: { trip: BoardTrip }) => (
  <ol aria-label="Route" className="grid gap-1.5 border-line border-s-2 ps-4">
    {[trip.pickup_location, ...trip.stops, trip.destination].map((place, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same place may be passed twice, and the order is the route.
      <li key={`${at} ${place}`} className="relative font-semibold leading-snug">
        <MapPin aria-hidden="true" className="-start-[1.6rem] absolute top-0.5 size-4 bg-surface text-ink-3" />
        {place}
      </li>
    ))}
  </ol>
);

/** The equipment and special needs for the driver. */
function Needs({ trip, flight }: { trip: BoardTrip; flight: TripDetails["flight"] | undefined }) {
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      <Need icon={<Users />}>{trip.passengers}</Need>
      {trip.bags > 0 && <Need icon={<BriefcaseBusiness />}>{trip.bags === 1 ? "1 bag" : `${trip.bags} bags`}</Need>}
      {trip.child_seats > 0 && <Need icon={<Baby />}>{childSeatsText(trip.child_seats, trip.child_seat_sizes)}</Need>}
      {trip.flight && (
        <Need icon={<Plane />}>{flight ? `${trip.flight}: ${flightNewsText(flight)}` : trip.flight}</Need>
      )}
    </ul>
  );
}

const Need = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="inline-flex items-center gap-1.5 rounded-pill bg-surface-2 px-3 py-1 font-semibold [&>svg]:size-4">
    {icon}
    {children}
  </li>
);

const offeredText = ({ offered_to, offer_until }: BoardTrip) =>
  offered_to.length > 0
    ? `Offered to ${offered_to.join(", ")}${offer_until ? ` until ${formatTimeBeside(offer_until, new Date())}` : ""}`
    : "No driver yet";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="whitespace-pre-line font-semibold leading-snug">{children}</dd>
  </div>
);
