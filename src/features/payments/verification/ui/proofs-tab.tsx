import { ArrowLeft, BadgeCheck } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { ShowMore } from "#design/table/show-more.tsx";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import type { Call } from "#platform/contract.ts";
import { usePageKeys } from "../../ui/use-page-keys.ts";
import { type ListedProof, verificationContract } from "../contract.ts";
import { proofLabels } from "./proof-labels.ts";
import { ProofPanel } from "./proof-panel.tsx";

/** The queue of proofs, and the open one next to it. A decision reloads the other lists. */
export function ProofsTab({ refreshes }: { refreshes: readonly Call[] }) {
  const { read, filter: write } = usePageAddress();
  const view: "decided" | "waiting" = read("proofs") === "decided" ? "decided" : "waiting";
  const search = read("search");
  const { pages, error, again, ...paging } = useCallPages(verificationContract.transferProofs, (after) => ({
    view,
    search,
    after: after ?? null,
  }));
  const proofs = pages?.flatMap((page) => page.proofs);
  const chosen = read("proof");
  const shown = chosen || proofs?.[0]?.id || "";
  const choose = (id: string) => write({ proof: id });
  const step = (by: 1 | -1) => {
    const at = proofs?.findIndex(({ id }) => id === shown) ?? -1;
    const next = proofs?.[at + by];
    if (next) choose(next.id);
  };
  usePageKeys({
    ArrowRight: () => step(1),
    ArrowDown: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowUp: () => step(-1),
  });
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[21rem_minmax(0,1fr)]">
      <div className={cx("grid gap-3", chosen && "max-lg:hidden")}>
        <Segmented
          label="Show"
          value={view}
          onChange={(name) => write({ proofs: name === "waiting" ? "" : name, proof: "" })}
          options={[
            { value: "waiting", label: "Waiting" },
            { value: "decided", label: "Decided" },
          ]}
        />
        <Field label="Search proofs" hideLabel>
          <TextInput
            type="search"
            value={search}
            placeholder="Booking, name, payer or reference"
            onChange={(event) => write({ search: event.currentTarget.value, proof: "" })}
          />
        </Field>
        {error && <ReadFailed title="We couldn’t load the proofs" error={error} onAgain={again} />}
        {!proofs && !error && <Waiting />}
        {proofs?.length === 0 && (
          <EmptyState
            icon={<BadgeCheck />}
            title={view === "waiting" ? "No proofs waiting" : "No proofs yet"}
            text={view === "waiting" ? "Proofs that customers send appear here, oldest first." : undefined}
          />
        )}
        <ol aria-label="Proofs of payment" className="grid gap-2">
          {proofs?.map((proof) => (
            <li key={proof.id}>
              <ProofRow proof={proof} isShown={proof.id === shown} onChoose={() => choose(proof.id)} />
            </li>
          ))}
        </ol>
        <ShowMore paging={paging} />
      </div>
      {shown && (
        <div className={cx("min-w-0", !chosen && "max-lg:hidden")}>
          <Button
            variant="quiet"
            size="sm"
            className="mb-3 lg:hidden"
            icon={<ArrowLeft aria-hidden />}
            onClick={() => choose("")}
          >
            All proofs
          </Button>
          <ProofPanel key={shown} id={shown} refreshes={refreshes} onStep={step} onDone={() => choose("")} />
        </div>
      )}
    </div>
  );
}

type ProofRowProps = { proof: ListedProof; isShown: boolean; onChoose: () => void };

function ProofRow({ proof, isShown, onChoose }: ProofRowProps) {
  const isOther = proof.claimed_cents !== null && proof.claimed_cents !== proof.expected_cents;
  return (
    <button
      type="button"
      aria-current={isShown || undefined}
      onClick={onChoose}
      className={cx(
        "grid w-full gap-1.5 rounded-lg bg-surface px-4 py-3 text-start inset-ring transition-colors duration-(--d-1)",
        isShown ? "bg-primary-soft inset-ring-primary" : "inset-ring-line hover:bg-surface-2",
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <b>{proof.booking_reference}</b>
        <b className="tabular-nums">{formatRand(proof.claimed_cents ?? proof.expected_cents)}</b>
      </span>
      <span className="flex items-baseline justify-between gap-3 text-ink-2 text-sm">
        <span className="truncate">{proof.customer_name}</span>
        <span className="shrink-0">{formatDateTime(proof.created_at)}</span>
      </span>
      <span className="flex flex-wrap gap-1.5 empty:hidden">
        {proof.state !== "submitted" && (
          <Badge tone={proofLabels[proof.state].tone}>{proofLabels[proof.state].label}</Badge>
        )}
        {proof.is_reused && <Badge tone="bad">Same file used twice</Badge>}
        {isOther && <Badge tone="warn">Another amount</Badge>}
        {proof.is_on_statement && <Badge tone="ok">On the statement</Badge>}
      </span>
    </button>
  );
}

function Waiting() {
  return (
    <SkeletonGroup text="Loading proofs…" className="grid gap-4 pt-2">
      {["w-4/5", "w-full", "w-3/5", "w-2/3"].map((width) => (
        <SkeletonLine key={width} className={width} />
      ))}
    </SkeletonGroup>
  );
}
