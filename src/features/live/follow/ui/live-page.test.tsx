import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import type { LiveTrip } from "../contract.ts";
import { LivePage } from "./live-page.tsx";

const vehicle: LiveTrip["vehicles"][number] = {
  part: 1,
  passengers: 2,
  state: "arrived",
  is_relief: false,
  driver: null,
  vehicle: null,
  vehicle_class: null,
  vehicle_photo: null,
  vehicle_portrait: "/portraits/van-white-7.svg",
  plate: null,
  position: null,
  arrival: null,
  wait: null,
};
const trip: LiveTrip = {
  kind: "customer",
  standing: "open",
  opens_at: "2026-11-28T06:00:00.000Z",
  read_at: "2026-11-28T07:05:00.000Z",
  our_reason: null,
  first_name: "Thandi",
  title: "Airport transfer",
  pickup_at: "2026-11-28T07:00:00.000Z",
  from: "Cape Town International Airport",
  to: "Gardens",
  vehicles: [vehicle],
  pin: null,
  late: null,
  may_tell_late: false,
  may_share: false,
  shared: [],
};

const pageOf = (changes: Partial<LiveTrip>) =>
  renderToStaticMarkup(
    <LivePage
      trip={{ ...trip, ...changes }}
      newPickup={null}
      company={sampleCompany}
      page="/live/x"
      map={null}
      said={{ form: "", problem: "", shared: "" }}
    />,
  );

test("at the pickup the page says where to wait", () => {
  expect(pageOf({})).toContain("Where to stand: Arrivals hall");
  expect(pageOf({})).toContain("a board that says Thandi");
  expect(pageOf({ from: "12 Kloof Street, Gardens" })).toContain("Where to stand: 12 Kloof Street, Gardens");
});

test("once on board, and for family, it does not", () => {
  expect(pageOf({ vehicles: [{ ...vehicle, state: "onboard" }] })).not.toContain("Where to stand");
  expect(pageOf({ kind: "family" })).not.toContain("Where to stand");
});
