import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { ChoiceCards } from "#design/fields/choice-cards.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { QuantityList } from "#design/fields/quantity-list.tsx";
import { formatRand } from "#design/money.tsx";
import { extraItems, quantitiesOf, withQuantity } from "#domain/extra/extra-labels.ts";
import type { GuestPayer } from "#domain/partner/partner-price.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { ownBookingsContract } from "#features/booking/self-service/own-contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { clientsContract } from "../../clients/contract.ts";
import { portalContract } from "../contract.ts";
import { type Booked, GuestBookedCard } from "./guest-booked-card.tsx";
import { GuestFields } from "./guest-fields.tsx";
import { GuestPriceCard } from "./guest-price-card.tsx";
import type { GuestFormInputs } from "./guest-trip-fields.tsx";
import { GuestTripFields } from "./guest-trip-fields.tsx";
import { useGuestPrice } from "./use-guest-price.ts";
import { type GuestDraft, journeyIn, type PortalTerms, useGuestTrip, useRepeat } from "./use-guest-trip.ts";

type GuestBookingFormProps = { terms: PortalTerms; again: string; inputs: GuestFormInputs };

/** Books for a guest, with the price updating while typing. */
export function GuestBookingForm({ terms, again, inputs }: GuestBookingFormProps) {
  const { vehicles: VehicleChoice } = inputs;
  const form = useGuestTrip(terms);
  const { draft, set, problems } = form;
  const repeatNote = useRepeat(again, set);
  const reading = useGuestPrice(journeyIn(draft));
  const send = useSending(form, reading.price?.offer.total_cents ?? null);
  const isHotel = terms.kind === "hotel";
  const takePickup = (at: string) =>
    set({ pickup_date: localDateOf(new Date(at)), pickup_time: localTimeOf(new Date(at)) });
  const startAgain = () => {
    form.clear();
    send.clear();
  };
  if (send.booked) return <GuestBookedCard booked={send.booked} draft={draft} terms={terms} onAgain={startAgain} />;
  const { vehicles = [], extras = [] } = reading.price?.offer ?? {};
  return (
    <div ref={form.fields} className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-5">
        {repeatNote && (
          <Alert tone="info" announce>
            {repeatNote}
          </Alert>
        )}
        <Card>
          <CardHeader title="Trip" />
          <GuestTripFields draft={draft} set={set} problems={problems} address={terms.address} inputs={inputs} />
        </Card>
        {extras.length > 0 && (
          <Card>
            <QuantityList
              label="Extras"
              items={extraItems(extras)}
              quantities={quantitiesOf(draft.extras)}
              onChange={(id, quantity) => set({ extras: withQuantity(draft.extras, id, quantity) })}
            />
          </Card>
        )}
        <Card>
          <CardHeader title={isHotel ? "Guest" : "Client"} />
          <GuestFields draft={draft} set={set} problems={problems} isHotel={isHotel} inputs={inputs} />
        </Card>
        {vehicles.length > 1 && reading.price && (
          <Card>
            <VehicleChoice
              vehicles={vehicles}
              value={reading.price.offer.vehicle_class}
              onChange={(vehicle) => set({ vehicle_class: vehicle })}
            />
          </Card>
        )}
      </div>
      <div className="grid min-w-0 gap-5 xl:sticky xl:top-20">
        <GuestPriceCard reading={reading} terms={terms} payer={draft.payer} onPickup={takePickup} inputs={inputs}>
          <QuoteButton draft={draft} />
        </GuestPriceCard>
        <Card>
          <ChoiceCards
            legend="How it’s paid"
            value={draft.payer}
            onChange={(payer) => set({ payer })}
            choices={terms.payers.map((value) => ({ value, ...payerLabel(value, terms) }))}
          />
          {send.failure && <Refused failure={send.failure} onAgain={() => void send.run(true)} />}
          <Button
            wide
            className="mt-4"
            busy={send.isBusy}
            disabled={reading.price?.offer.light === "red"}
            onClick={() => void send.run(false)}
          >
            {reading.price?.offer.light === "amber" ? "Send request" : "Book trip"}
          </Button>
        </Card>
      </div>
    </div>
  );
}

/** Downloads the same trip as a quote, once the client’s name is entered. */
function QuoteButton({ draft }: { draft: GuestDraft }) {
  const client_name = `${draft.first_name} ${draft.last_name}`.trim();
  const journey = journeyIn(draft);
  if (!journey) return null;
  if (client_name === "") return <p className="text-ink-2 text-sm">Enter the name to download a quote in your name.</p>;
  const read = () => callSignedIn(clientsContract.clientQuoteFile, { ...journey, client_name });
  return (
    <div>
      <FileButton label="Quote in your name" read={read} />
    </div>
  );
}

function Refused({ failure, onAgain }: { failure: CallFailed | Error; onAgain: () => void }) {
  const reason = failure instanceof CallFailed ? failure.reason : "";
  const reference = failure instanceof CallFailed ? failure.details.reference : undefined;
  return (
    <Alert
      tone="bad"
      announce
      className="mt-4"
      action={
        reason === "same_trip" && (
          <Button size="sm" variant="outline" onClick={onAgain}>
            Book anyway
          </Button>
        )
      }
    >
      {failure.message}
      {typeof reference === "string" && ` It is ${reference}.`}
    </Alert>
  );
}

function useSending(form: ReturnType<typeof useGuestTrip>, shown: number | null) {
  const make = useMakeCall(portalContract.bookForGuest, [
    ownBookingsContract.organisationBookings,
    portalContract.priceForGuest,
  ]);
  const [booked, setBooked] = useState<Booked>();
  const [failure, setFailure] = useState<Error>();
  const run = async (isAnother: boolean) => {
    setFailure(undefined);
    if (!form.check()) return setFailure(new Error("Check the marked fields."));
    const { way: _, ...trip } = form.draft;
    try {
      setBooked(
        await make.mutateAsync({
          ...trip,
          expected_total_cents: shown,
          same_trip: isAnother ? "book" : "ask",
        }),
      );
    } catch (error) {
      form.tell(error);
      setFailure(priced(error));
    }
  };
  return { run, booked, failure, isBusy: make.isPending, clear: () => setBooked(undefined) };
}

/** Adds the new price to the error. */
function priced(error: unknown): Error {
  if (!(error instanceof Error)) return new Error("We couldn’t book the trip. Please try again.");
  if (!(error instanceof CallFailed) || error.reason !== "price_changed") return error;
  const now = (error.details.offer as { total_cents?: number | null } | undefined)?.total_cents;
  return typeof now === "number"
    ? new Error(`The price is now ${formatRand(now)}. Press Book trip again to accept it.`)
    : error;
}

type Worded = { readonly title: string; readonly text: string };

/** The payment methods in a hotel’s or an agency’s wording. */
function payerLabel(payer: GuestPayer, { kind, has_account, hold_hours }: PortalTerms): Worded {
  const isHotel = kind === "hotel";
  if (payer === "guest")
    return {
      title: isHotel ? "Guest pays by link" : "Client pays by link",
      text: `We hold the vehicle for up to ${hold_hours} hours and email the link, or you copy it.`,
    };
  if (payer === "account")
    return {
      title: isHotel ? "Hotel account" : "Agency account",
      text: `We invoice you. The ${isHotel ? "guest" : "client"} pays nothing.`,
    };
  const how = has_account ? "we invoice you" : "you pay us by card or EFT to confirm";
  return isHotel
    ? { title: "Charge to room", text: `You add it to the guest’s bill, and ${how}.` }
    : { title: "Client pays you", text: `You collect it from the client, and ${how}.` };
}
