import { BellRing, Bot } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { automaticLabels } from "#domain/trip/automatic-state.ts";
import { automaticContract, type ShownAutomatic, type ShownProposal } from "#features/trips/automatic/contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { boardReads } from "./use-line.ts";

const reads = [...boardReads, detailsContract.tripDetails, automaticContract.readAutomatic];

/** Automatic dispatch of a trip that needs a driver: its step, the drivers it would ask, and a way to take the trip over. */
export function AutomaticCard({ trip }: { trip: BoardTrip }) {
  const { data } = useCall(automaticContract.readAutomatic, { trip_id: trip.id });
  if (!data || (data.mode === "off" && data.step === null)) return null;
  return (
    <section aria-label="Automatic dispatch" className="grid gap-2.5 rounded-md bg-surface-2 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Bot aria-hidden="true" className="size-4.5 text-ink-2" />
        <b className="grow font-semibold">Automatic dispatch</b>
        {data.step && <Badge tone={toneOf[data.step]}>{automaticLabels[data.step]}</Badge>}
      </p>
      {textOf(data) && <p className="text-ink-2">{textOf(data)}</p>}
      {data.alarmed_at && (
        <p className="flex items-center gap-2 font-semibold text-warn">
          <BellRing aria-hidden="true" className="size-4 shrink-0" />
          Our team was alarmed at {formatTimeBeside(data.alarmed_at, new Date())}
        </p>
      )}
      {data.proposals.length > 0 && <Proposals proposals={data.proposals} />}
      <div className="flex flex-wrap gap-2">
        {data.proposals[0] && trip.state === "unassigned" && <SendOffers trip={trip} first={data.proposals[0]} />}
        <TakeOver trip={trip} isManual={data.step === "manual"} />
      </div>
    </section>
  );
}

const toneOf = { waiting: "neutral", proposed: "info", offering: "warn", exhausted: "bad", manual: "violet" } as const;

function textOf({ step, explained, manual_by, asks_from, proposals }: ShownAutomatic): string {
  if (step === "manual" && manual_by) return `${manual_by} handles this trip.`;
  if (proposals.length > 0) return "";
  if (explained) return explained;
  return asks_from ? `Looks for a driver from ${formatDateTime(asks_from)}.` : "";
}

const Proposals = ({ proposals }: { proposals: readonly ShownProposal[] }) => (
  <ol aria-label="Drivers it would ask" className="grid gap-1.5">
    {proposals.map(({ id, name, plate, is_provider, why }) => (
      <li key={id}>
        <span className="font-semibold">
          {name}
          {plate && <span className="font-normal text-ink-2">, {plate}</span>}
          {is_provider && <span className="font-normal text-ink-2">, provider</span>}
        </span>
        <span className="block text-ink-2">{why}</span>
      </li>
    ))}
  </ol>
);

function SendOffers({ trip, first }: { trip: BoardTrip; first: ShownProposal }) {
  const accept = useMakeCall(automaticContract.acceptProposal, reads);
  const send = async () => {
    try {
      const sent = await accept.mutateAsync({ trip_id: trip.id, version: trip.version, first_id: first.id });
      await toast({ kind: "success", title: "Offers sent", description: sentText(sent) });
    } catch (error) {
      await toast({ kind: "error", title: error instanceof Error ? error.message : "We couldn’t send the offers." });
    }
  };
  return (
    <Button size="sm" busy={accept.isPending} onClick={() => void send()}>
      Send offers
    </Button>
  );
}

type Sent = { readonly asked: number; readonly waiting: number; readonly asks_at: string | null };

const sentText = ({ asked, waiting, asks_at }: Sent): string =>
  asks_at
    ? `It’s night: we’ll ask drivers from ${formatTimeBeside(asks_at, new Date())}`
    : `${asked} asked, ${waiting} next in line`;

function TakeOver({ trip, isManual }: { trip: BoardTrip; isManual: boolean }) {
  const handle = useMakeCall(automaticContract.handleManually, reads);
  const change = async () => {
    try {
      await handle.mutateAsync({ trip_id: trip.id, is_manual: !isManual });
      await toast({
        kind: "success",
        title: isManual ? "Given back to automatic dispatch" : "Kept from automatic dispatch",
        description: isManual ? "" : "Alarms about it stay.",
      });
    } catch (error) {
      await toast({ kind: "error", title: error instanceof Error ? error.message : "We couldn’t change that." });
    }
  };
  return (
    <Button size="sm" variant="outline" busy={handle.isPending} onClick={() => void change()}>
      {isManual ? "Dispatch automatically" : "Handle manually"}
    </Button>
  );
}
