import { Check, CircleAlert, CreditCard, MapPin, UserCheck } from "lucide-react";
import { useState } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { type Lane, LaneTimeline } from "#design/charts/lane-timeline.tsx";
import { Avatar } from "#design/pictures/avatar.tsx";
import { Timeline } from "#design/timeline.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const at = (hour: number) => Math.round(hour * 60);
const showMinutes = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(Math.round(minutes) % 60).padStart(2, "0")}`;

const lanes: readonly Lane[] = [
  {
    id: "open",
    title: "Unassigned",
    subtitle: "3 trips need a driver",
    icon: (
      <span className="grid place-items-center rounded-pill bg-warn-soft text-warn">
        <CircleAlert size={20} />
      </span>
    ),
    bars: [
      { id: "u1", start: at(10.5), end: at(12), title: "CPT → Camps Bay", text: "4 pax · BA059", state: "open" },
      { id: "u2", start: at(13), end: at(15.2), title: "Stellenbosch", text: "6 pax", state: "open" },
      { id: "u3", start: at(17.5), end: at(19), title: "CTICC loop", text: "14 pax", state: "open" },
    ],
  },
  {
    id: "thabo",
    title: "Thabo Mokoena",
    subtitle: "Sprinter · CA 482-117",
    icon: <Avatar seed={2} />,
    bars: [
      { id: "t1", start: at(5.4), end: at(6.8), title: "CPT → Sea Point", text: "LH576", tone: 1, state: "done" },
      { id: "t2", start: at(7.2), end: at(8.4), title: "Staff: Century City", text: "14 pax", tone: 4, state: "done" },
      {
        id: "t3",
        start: at(9),
        end: at(17.6),
        title: "Cape Peninsula tour",
        text: "6 pax · Cape Point, Boulders",
        tone: 2,
        state: "live",
      },
    ],
  },
  {
    id: "amira",
    title: "Amira Davids",
    subtitle: "V-Class · CA 219-830",
    icon: <Avatar seed={3} />,
    bars: [
      { id: "a1", start: at(6), end: at(7.4), title: "Waterfront → CPT", text: "EK771", tone: 1, state: "done" },
      {
        id: "a2",
        start: at(8.6),
        end: at(10.4),
        title: "CPT → Franschhoek",
        text: "QR1369 · delayed 25 min",
        tone: 1,
        state: "late",
      },
      { id: "a3", start: at(12), end: at(16), title: "Chauffeur half day", text: "2 pax", tone: 3 },
      { id: "a4", start: at(17), end: at(18.3), title: "CPT → Bo-Kaap", text: "SA337", tone: 1 },
    ],
  },
  {
    id: "johan",
    title: "Johan Botha",
    subtitle: "Coach 45 · CA 707-442",
    icon: <Avatar seed={4} />,
    bars: [
      { id: "j1", start: at(10), end: at(13.4), title: "Winelands group", text: "38 pax", tone: 5, state: "live" },
      { id: "j2", start: at(15), end: at(18.8), title: "Conference: CTICC", text: "45 pax", tone: 5 },
    ],
  },
];

export function TimeSection() {
  const [active, setActive] = useState<string>();
  return (
    <GallerySection id="time" title="Timelines">
      <Specimen title="LaneTimeline" className="grid">
        <Card>
          <CardHeader title="Dispatch" as="h3" />
          <LaneTimeline
            label="Dispatch, Friday 14 November"
            lanes={lanes}
            from={at(5)}
            to={at(20)}
            step={60}
            now={at(10.2)}
            formatTick={showMinutes}
            activeBar={active}
            onBar={(bar) => setActive(bar.id === active ? undefined : bar.id)}
            legend={[
              { label: "Airport", tone: 1 },
              { label: "Tour", tone: 2 },
              { label: "Chauffeur", tone: 3 },
              { label: "Staff", tone: 4 },
              { label: "Coach", tone: 5 },
            ]}
          />
        </Card>
      </Specimen>
      <Specimen title="Timeline" className="max-w-xl">
        <Timeline label="History of booking CTS-4821" events={events} />
      </Specimen>
    </GallerySection>
  );
}

const events = [
  {
    id: "1",
    time: "12 Nov 2026, 16:02",
    title: "Booking made",
    text: "On the website, for 4 passengers.",
    icon: <Check />,
  },
  {
    id: "2",
    time: "12 Nov 2026, 16:09",
    title: "Deposit paid",
    text: "R362.50 by card.",
    tone: "ok",
    icon: <CreditCard />,
  },
  {
    id: "3",
    time: "13 Nov 2026, 08:30",
    title: "Driver assigned",
    text: "Thabo Mokoena, CA 482-117.",
    tone: "info",
    icon: <UserCheck />,
  },
  {
    id: "4",
    time: "14 Nov 2026, 10:05",
    title: "Flight delayed",
    text: "BA059 lands at 10:40. The pickup moves with it.",
    tone: "warn",
    icon: <CircleAlert />,
  },
  { id: "5", time: "14 Nov 2026, 11:20", title: "Picked up", tone: "violet", icon: <MapPin /> },
] as const;
