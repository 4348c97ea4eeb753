import { type ReactNode, useEffect, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { sizeText } from "#domain/drive/trip-parts.ts";
import { type RescueChoiceShown, rescueContract } from "#features/trips/relief/rescue-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { problemsContract } from "../../problems-contract.ts";
import { detailsContract } from "../details-contract.ts";
import { RescueChoices } from "./rescue-choices.tsx";
import { keyOf, nameIn, namesOf } from "./rescue-labels.ts";
import { RescuePlace } from "./rescue-place.tsx";
import { boardReads } from "./use-line.ts";
import { useRescuePlace } from "./use-rescue-place.ts";

type RescueDialogProps = { tripId: string; reference: string; onClose: () => void };
type Options = OutputOf<typeof rescueContract.rescueOptions>;

const refreshed = [...boardReads, detailsContract.tripDetails, problemsContract.dispatchProblems];

/** A vehicle has broken down: who takes its passengers on, from where, and which trips others take over. One press does it all. */
export function RescueDialog({ tripId, reference, onClose }: RescueDialogProps) {
  const place = useRescuePlace();
  const query = useCall(rescueContract.rescueOptions, { trip_id: tripId, ...(place.asked && { place: place.asked }) });
  const kept = useLastRead(query.data);
  const { isPending, isError, error, refetch } = query;
  const title = `Send another vehicle for ${reference}`;
  if (kept?.stage) return <RescueForm options={kept} place={place} isReading={isPending} onClose={onClose} />;
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={title}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isError && !kept ? (
        <ReadFailed title="We couldn’t load the proposals" error={error} onAgain={() => void refetch()} />
      ) : (
        !kept && <SkeletonTable rows={4} columns={3} />
      )}
      {kept && <p className="pb-2">No vehicle is needed: this trip goes as planned, or it is over.</p>}
    </Dialog>
  );
}

/** The proposals stay in view while others are read for another place. */
function useLastRead(data: Options | undefined): Options | undefined {
  const [kept, setKept] = useState(data);
  useEffect(() => {
    if (data) setKept(data);
  }, [data]);
  return data ?? kept;
}

type FormProps = {
  options: Options;
  place: ReturnType<typeof useRescuePlace>;
  isReading: boolean;
  onClose: () => void;
};

function RescueForm({ options, place, isReading, onClose }: FormProps) {
  const { reference, stage, choices, coming, meeting } = options;
  const [picked, setPicked] = useState<string>();
  const [reason, setReason] = useState("The vehicle broke down");
  const [hasBroken, setHasBroken] = useState(false);
  const rescue = useMakeCall(rescueContract.rescueTrip, [...refreshed, rescueContract.rescueOptions]);
  const chosen = choices.find((one) => keyOf(one) === picked) ?? choices[0];
  const where = place.words ?? (meeting ? nameIn(meeting.text) : "");
  const isNew = stage !== "waiting" || hasBroken;
  const send = async (choice: RescueChoiceShown | undefined) => {
    try {
      await rescue.mutateAsync(inputFor(options, { choice, reason, where, hasBroken }));
    } catch {
      // The dialog says why.
      return;
    }
    onClose();
    void toast({ kind: "success", title: choice ? `${namesOf(choice)} sent` : "Breakdown recorded" });
  };
  const isReady = reason.trim() !== "" && (stage === "before_pickup" || where.trim() !== "");
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={`Send another vehicle for ${reference}`}
      description={`${stageText(options)} ${sizeText(options)}, to ${options.destination}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {isNew && (
            <Button variant="outline" disabled={!isReady} busy={rescue.isPending} onClick={() => void send(undefined)}>
              Record breakdown only
            </Button>
          )}
          {chosen && (
            <Button disabled={!isReady} busy={rescue.isPending || isReading} onClick={() => void send(chosen)}>
              Send {namesOf(chosen)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5 pb-2">
        <ErrorAlert error={rescue.error} />
        {coming && <ComingToo name={coming} value={hasBroken} onChange={setHasBroken} />}
        {stage !== "before_pickup" && <RescuePlace options={options} place={place} />}
        <Section title="Who can take them on">
          {choices.length > 0 ? (
            <RescueChoices
              choices={choices}
              others={options.others}
              chosen={chosen && keyOf(chosen)}
              onChoose={(one) => setPicked(keyOf(one))}
            />
          ) : (
            <NoChoice options={options} />
          )}
        </Section>
        <Field label="What happened" required>
          <TextInput value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {isNew && (
          <p className="text-ink-2 text-sm">
            The vehicle that broke down goes off the road until our team releases it, an incident is opened, and its
            later trips are listed under Next problems. Customer, partner and drivers get one message each.
          </p>
        )}
      </div>
    </Dialog>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2">
    <h3 className="font-bold text-base">{title}</h3>
    {children}
  </section>
);

type ComingProps = { name: string; value: boolean; onChange: (value: boolean) => void };

const ComingToo = ({ name, value, onChange }: ComingProps) => (
  <Alert tone="warn" title={`${name} is already coming`}>
    <p className="mb-2">The driver you send takes the place of {name}, who gets a message.</p>
    <Checkbox
      label={`${name}’s vehicle has broken down too`}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  </Alert>
);

function NoChoice({ options: { meeting, providers, stage } }: { options: Options }) {
  if (!meeting) return <p className="text-ink-2">Enter where the passengers wait to see who could come.</p>;
  const names = providers.map(({ name }) => name).join(", ");
  return (
    <Alert tone="warn" title="No vehicle of ours can come within 3 hours">
      {providers.length > 0 && <p>Call a provider: {names}. </p>}
      <p>
        {stage === "before_pickup" || stage === "aboard"
          ? "Record the breakdown, then offer the trip, or end it where it stopped."
          : "Offer the trip, assign any driver with a reason, or end the trip here."}
      </p>
    </Alert>
  );
}

function stageText({ stage, coming }: Options): string {
  if (stage === "aboard") return "The passengers are on board.";
  if (stage === "before_pickup") return "The passengers are still to be picked up.";
  return coming ? "The passengers are waiting." : "The passengers are waiting, and no one is on the way.";
}

type Said = { choice: RescueChoiceShown | undefined; reason: string; where: string; hasBroken: boolean };

function inputFor({ trip_id, version, meeting, destination }: Options, { choice, reason, where, hasBroken }: Said) {
  return {
    trip_id,
    version,
    reason: reason.trim(),
    has_broken: hasBroken,
    place: {
      text: where.trim() || `On the way to ${destination}`.slice(0, 200),
      at: meeting && { latitude: meeting.latitude, longitude: meeting.longitude },
    },
    ...(choice && { arrives_at: choice.arrives_at }),
    crews: (choice?.crews ?? []).map(({ driver, vehicle, passengers, bags, current }) => ({
      driver_id: driver.id,
      vehicle_id: vehicle.id,
      passengers,
      bags,
      current: current?.trip_id ?? null,
    })),
    displaced: (choice?.displaced ?? []).map((one) => ({
      trip_id: one.trip_id,
      version: one.version,
      driver_id: one.takeover?.driver.id ?? null,
      vehicle_id: one.takeover?.vehicle.id ?? null,
    })),
  };
}
