import { formatRand } from "#design/money.tsx";
import type { PartSize } from "#domain/drive/trip-parts.ts";
import { splitContract } from "#features/trips/split/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";

type FleetProposalsProps = { tripId: string; onChoose: (sizes: readonly PartSize[]) => void };
type Proposal = OutputOf<typeof splitContract.splitProposals>["proposals"][number];

/** Which free vehicles would take the group together: a press fills in what each takes. */
export function FleetProposals({ tripId, onChoose }: FleetProposalsProps) {
  const { data, isError } = useCall(splitContract.splitProposals, { trip_id: tripId });
  if (isError)
    return <p className="text-ink-2 text-sm">We couldn’t load the free vehicles. You can still split by hand.</p>;
  if (!data) return <p className="text-ink-2 text-sm">Looking for free vehicles…</p>;
  if (data.proposals.length === 0)
    return (
      <p className="text-ink-2 text-sm">
        Our free vehicles don’t take everyone together. Split by hand, or ask a provider.
      </p>
    );
  return (
    <section aria-label="Free vehicles" className="grid gap-1">
      <h3 className="font-semibold text-base">Free vehicles</h3>
      <ol className="grid">
        {data.proposals.map((proposal) => (
          <li key={proposal.vehicles.map(({ id }) => id).join()} className="border-line border-t first:border-t-0">
            <button
              type="button"
              onClick={() => onChoose(proposal.vehicles.map(({ passengers, bags }) => ({ passengers, bags })))}
              className="grid min-h-11 w-full gap-0.5 rounded-sm px-2 py-1.5 text-start leading-snug -outline-offset-2! hover:bg-surface-2"
            >
              <span className="font-semibold">{vehiclesText(proposal)}</span>
              <span className="text-ink-2 text-sm">{factsText(proposal)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** “CA 123 456 (22 seats) for 20, CA 654 321 (3 seats) for 3”. */
const vehiclesText = ({ vehicles }: Proposal): string =>
  vehicles.map(({ plate, seats, passengers }) => `${plate} (${seats} seats) for ${passengers}`).join(", ");

const factsText = ({ vehicles, cost_cents: cost, empty_seats: empty }: Proposal): string =>
  [
    [...new Set(vehicles.map(({ name }) => name))].join(", "),
    `${empty} ${empty === 1 ? "empty seat" : "empty seats"}`,
    cost !== null && `costs ${formatRand(cost)}`,
  ]
    .filter(Boolean)
    .join(" · ");
