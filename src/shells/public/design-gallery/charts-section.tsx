import { Banknote, Bus, Route, Timer } from "lucide-react";
import { useState } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { BarChart } from "#design/charts/bar-chart.tsx";
import { HeatMap } from "#design/charts/heat-map.tsx";
import { LineChart } from "#design/charts/line-chart.tsx";
import { ShareBars } from "#design/charts/share-bars.tsx";
import { Sparkline } from "#design/charts/sparkline.tsx";
import { StatTile } from "#design/charts/stat-tile.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand } from "#design/money.tsx";
import { GallerySection, Specimen } from "./gallery-frame.tsx";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const days = [...Array(14).keys()].map((index) => {
  const weekday = weekdays[index % 7] ?? "";
  return { id: `d${index + 1}`, label: `${weekday} ${index + 1}`, title: `${weekday} ${index + 1} Nov` };
});
const wave = (base: number, seed: number) =>
  days.map((_, day) => Math.round(base * (0.8 + 0.35 * Math.sin(day * 1.7 + seed) ** 2)));
const inCents = (rands: readonly number[]) => rands.map((amount) => amount * 100);

const revenue = [
  { id: "airport", label: "Airport", values: inCents(wave(38_000, 0)) },
  { id: "tours", label: "Tours", values: inCents(wave(34_000, 1)) },
  { id: "chauffeur", label: "Chauffeur", values: inCents(wave(20_000, 2)) },
  { id: "corporate", label: "Corporate", values: inCents(wave(26_000, 3)) },
];
const trips = [
  { id: "now", label: "This fortnight", values: wave(72, 1).map((value, day) => (day > 11 ? null : value)) },
  { id: "before", label: "The one before", values: wave(61, 2), tone: 3 as const },
];
const shares = [
  { id: "web", label: "Website", value: 46 },
  { id: "phone", label: "WhatsApp and phone", value: 23, tone: 5 as const },
  { id: "hotels", label: "Hotel partners", value: 17, tone: 3 as const },
  { id: "agents", label: "Travel agents", value: 9, tone: 4 as const },
  { id: "affiliates", label: "Affiliates", value: 5, tone: 6 as const },
];

const hours = ["06", "08", "10", "12", "14", "16", "18", "20"];

const inThousands = (cents: number) => (cents === 0 ? "0" : `R${Math.round(cents / 100_000)}k`);

export function ChartsSection() {
  return (
    <GallerySection id="charts" title="Numbers and charts" note="Point at a chart, or focus it and use the arrow keys.">
      <Specimen title="StatTile with Sparkline" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Tiles />
      </Specimen>
      <Specimen title="BarChart and ShareBars" className="grid gap-4 lg:grid-cols-[1.9fr_1fr]">
        <Card>
          <BarChart
            heading="Revenue by service"
            actions={<PeriodSwitch />}
            label="Revenue by service, last 14 days"
            categories={days}
            series={revenue}
            formatValue={formatRand}
            formatTick={inThousands}
            categoryHeader="Day"
            emphasised="d14"
          />
        </Card>
        <Card>
          <CardHeader title="Where trips come from" as="h3" />
          <ShareBars label="Where trips come from" shares={shares} format={(_, part) => `${Math.round(part * 100)}%`} />
        </Card>
      </Specimen>
      <Specimen title="LineChart: filled, with a gap, and empty" className="grid gap-4 lg:grid-cols-2">
        <Card>
          <LineChart
            heading="Trips per day"
            label="Trips per day"
            categories={days}
            series={trips}
            formatValue={String}
            filled
          />
        </Card>
        <Card>
          <LineChart
            heading="Ratings"
            label="Ratings"
            categories={days}
            series={[{ id: "r", label: "Rating", values: [] }]}
            formatValue={String}
          />
        </Card>
      </Specimen>
      <Specimen title="HeatMap">
        <Card>
          <HeatMap
            label="Trips by weekday and hour"
            columns={hours.map((hour) => ({ id: hour, label: hour }))}
            rows={weekdays.map((label, at) => ({ id: label, label, values: wave(40, at).slice(0, hours.length) }))}
            format={String}
            formatFull={(count) => `${count} trips`}
          />
        </Card>
      </Specimen>
    </GallerySection>
  );
}

function PeriodSwitch() {
  const [period, setPeriod] = useState<"fortnight" | "quarter">("fortnight");
  return (
    <Segmented
      label="Period"
      value={period}
      onChange={setPeriod}
      options={[
        { value: "fortnight", label: "14 days" },
        { value: "quarter", label: "Quarter" },
      ]}
    />
  );
}

function Tiles() {
  return (
    <>
      <StatTile
        label="Trips today"
        icon={<Route />}
        value="86"
        delta={{ text: "+12%", direction: "up" }}
        note="vs last Friday"
        sparkline={<Sparkline values={[52, 60, 58, 71, 64, 78, 86]} />}
      />
      <StatTile
        label="Revenue today"
        icon={<Banknote />}
        value={formatRand(12_845_000)}
        delta={{ text: "+8.4%", direction: "up" }}
        note={"target R120\u00a0000"}
        sparkline={<Sparkline tone={2} values={[92, 101, 88, 110, 104, 119, 128]} />}
      />
      <StatTile
        label="On-time pickups"
        icon={<Timer />}
        value="97.4%"
        delta={{ text: "−0.6 pt", direction: "down" }}
        note="2 late this morning"
        sparkline={<Sparkline tone={5} values={[98.4, 98, 97.8, 98.2, 97.9, 98, 97.4]} />}
      />
      <StatTile
        label="Fleet on the road"
        icon={<Bus />}
        value="31 / 36"
        delta={{ text: "86%", direction: "flat" }}
        note="3 in service, 2 idle"
        sparkline={<Sparkline tone={4} values={[24, 28, 27, 30, 29, 32, 31]} />}
      />
    </>
  );
}
