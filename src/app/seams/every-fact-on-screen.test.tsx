// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { expect, test, vi } from "vitest";
import { Form } from "#design/fields/form.tsx";
import { plainFacts, type WirePlainFacts } from "#domain/booking/facts.ts";
import type { Fact } from "#domain/record-facts.ts";
import { JourneyFields } from "#features/booking/desk/ui/booking-fields.tsx";
import { emptyDraft } from "#features/booking/desk/ui/use-desk-draft.ts";
import { BookingFacts } from "#features/booking/self-service/ui/booking-facts-list.tsx";
import { ChangeFields } from "#features/booking/self-service/ui/change-fields.tsx";
import { changeOf, draftOf } from "#features/booking/self-service/ui/use-change-draft.ts";
import { SeatSizeFields } from "#features/booking/ui/seat-size-fields.tsx";
import { companyBookingForm, type OwnCompany } from "#features/companies/bookings/contract.ts";
import { BookingFormFields } from "#features/companies/bookings/ui/booking-form-fields.tsx";
import { GuestFields } from "#features/portal/guests/ui/guest-fields.tsx";
import { useGuestTrip } from "#features/portal/guests/ui/use-guest-trip.ts";
import { TripFields } from "#features/quotes/builder/ui/trip-fields.tsx";
import { quoteJourney } from "#features/quotes/draft-contract.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import {
  calmAnswers,
  everythingFilledIn,
  heading,
  openWizard,
  press,
  withFreshBrowser,
} from "#testing/builders/booking/an-open-wizard.tsx";
import { sampleFacts, sampleOnWire } from "#testing/builders/booking/sample-facts.ts";
import { eventually } from "#testing/eventually.ts";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
withFreshBrowser();

const facts = Object.values<Fact>(plainFacts.table);
const lines = plainFacts.lines(sampleFacts);
const wire = plainFacts.ofWire(sampleOnWire);
const sampleAt = (column: string) => Reflect.get(wire, column);
const labelled = ({ label }: Fact) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Fills in every fact, each by its label. */
function fillIn() {
  for (const fact of facts)
    if (fact.kind.is === "yes_no") fireEvent.click(labelled(fact));
    else fireEvent.change(labelled(fact), { target: { value: String(sampleAt(fact.column)) } });
}

const isFilledIn = (fact: Fact) =>
  fact.kind.is === "yes_no" ? labelled(fact).checked : labelled(fact).value === String(sampleAt(fact.column));

test("the wizard asks for every fact, keeps it over a reload, shows it for review and sends it", async () => {
  everythingFilledIn();
  const first = openWizard();
  await heading("Review your booking");
  press("Previous");
  await heading("Who is travelling?");
  fillIn();
  first.unmount();
  const { sent, container } = openWizard();
  await heading("Who is travelling?");
  for (const fact of facts) expect(isFilledIn(fact), fact.label).toBe(true);
  press("Next");
  await heading("Review your booking");
  for (const [label, text] of lines) expect(container.textContent).toContain(`${label}${text}`);
  press(/Complete Booking/);
  await eventually(() => expect(sent("create-booking")).toHaveLength(1));
  expect(sent("create-booking")[0]).toMatchObject(wire);
});

test("the customer’s page shows every fact", () => {
  const { container } = renderPage(<BookingFacts booking={aSelfBooking(sampleOnWire)} />);
  for (const [label, text] of lines) expect(container.textContent).toContain(`${label}${text}`);
});

/** A form whose values are kept here. */
function Kept<D extends object>(props: {
  first: D;
  draw: (draft: D, set: (changes: Partial<D>) => void) => ReactNode;
  seen: D[];
}) {
  const [draft, setDraft] = useState(props.first);
  return props.draw(draft, (changes) => {
    props.seen.push({ ...draft, ...changes });
    setDraft({ ...draft, ...changes });
  });
}

test("the customer changes every fact, and takes it away again", () => {
  const booking = aSelfBooking();
  const seen: ReturnType<typeof draftOf>[] = [];
  renderPage(
    <Kept
      first={draftOf(booking)}
      seen={seen}
      draw={(wish, set) => <ChangeFields booking={booking} draft={wish} onChange={set} />}
    />,
  );
  fillIn();
  expect(changeOf(booking, seen.at(-1) ?? draftOf(booking))).toEqual(wire);
  const complete = aSelfBooking(sampleOnWire);
  expect(changeOf(complete, { ...draftOf(complete), ...plainFacts.emptyOnWire })).toEqual(plainFacts.emptyOnWire);
});

test("our team enters every fact", () => {
  const seen: ReturnType<typeof emptyDraft>[] = [];
  renderPage(
    <Kept
      first={emptyDraft()}
      seen={seen}
      draw={(draft, set) => <JourneyFields draft={draft} set={set} problems={{}} extras={[]} />}
    />,
  );
  fillIn();
  expect(seen.at(-1)).toMatchObject(wire);
});

test("a partner enters every fact", () => {
  const seen: WirePlainFacts[] = [];
  const terms = { name: "", kind: "hotel", address: "", model: "referral", markup_rate: 0 } as const;
  function Desk() {
    const { draft, set } = useGuestTrip({ ...terms, payers: [], has_account: false, hold_hours: 24 });
    seen.push(draft);
    return <GuestFields draft={draft} set={set} problems={{}} isHotel inputs={{ phone: () => <i /> }} />;
  }
  renderPage(<Desk />);
  fillIn();
  expect(seen.at(-1)).toMatchObject(wire);
});

test("a quote asks for every fact", () => {
  const seen: ReturnType<typeof quoteJourney.parse>[] = [];
  const inputs = { place: () => <i />, seatSizes: SeatSizeFields };
  const first = quoteJourney.parse({ service_type: "airport_transfer" });
  renderPage(
    <Kept
      first={first}
      seen={seen}
      draw={(journey, set) => <TripFields journey={journey} inputs={inputs} onChange={set} />}
    />,
  );
  fillIn();
  expect(seen.at(-1)).toMatchObject(wire);
});

const trip = {
  service_type: "airport_transfer" as const,
  pickup_location: "Camps Bay",
  destination: "Gardens",
  pickup_date: "2026-12-01",
  pickup_time: "09:00",
  return_date: null,
  return_time: null,
  passengers: 1,
  bags: 0,
  flight_number: "",
  purchase_order: "",
  project: "",
};

const traveller = {
  id: "01900000-0000-7000-8000-000000000001",
  first_name: "Thandi",
  last_name: "Mokoena",
  is_active: true,
};

test("a company asks for every fact", async () => {
  answerCalls({ ...calmAnswers, "list-travellers": { travellers: [traveller] } });
  const onSubmit = vi.fn();
  const company = { cost_centres: [], requires_po: false, requires_cost_centre: false } as unknown as OwnCompany;
  const form = { ...trip, ...plainFacts.emptyOnWire };
  renderPage(
    <Form schema={companyBookingForm} defaultValues={{ ...form, traveller_id: "" }} onSubmit={onSubmit}>
      <BookingFormFields company={company} drawPlace={() => <i />} />
      <button type="submit">Book</button>
    </Form>,
  );
  await screen.findByText("Thandi Mokoena");
  fireEvent.change(screen.getByLabelText(/^Traveller/), { target: { value: traveller.id } });
  fillIn();
  press("Book");
  await eventually(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject(wire);
});
