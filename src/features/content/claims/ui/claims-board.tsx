import { ArrowDown, ArrowUp, EyeOff, Pencil, Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { claimKindLabels, claimKinds, hiddenReasonLabels } from "#domain/company/claims.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { claimsContract, type KeptClaim } from "../contract.ts";
import { ClaimDialog, claimName } from "./claim-dialog.tsx";

/** The company’s claims about itself. Without source or date, or withdrawn, one is on no page. */
export function ClaimsBoard() {
  const { data, error, refetch } = useCall(claimsContract.listClaims, {});
  const order = useMakeCall(claimsContract.orderClaims, [claimsContract.listClaims]);
  const withdraw = useMakeCall(claimsContract.withdrawClaim, [claimsContract.listClaims]);
  const [edited, setEdited] = useState<KeptClaim | "new">();
  const [withdrawn, setWithdrawn] = useState<KeptClaim>();
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  const { claims } = data;
  const swap = (one: KeptClaim, other: KeptClaim | undefined) => {
    if (!other) return;
    const at = new Map([
      [one.id, other.id],
      [other.id, one.id],
    ]);
    order.mutate({ ids: claims.map(({ id }) => at.get(id) ?? id) });
  };
  return (
    <Card>
      <CardHeader
        title="Claims and testimonials"
        note="What your pages, structured data, emails and chat say about your company. A claim without a source and a date isn’t shown."
        actions={
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setEdited("new")}>
            Add claim
          </Button>
        }
      />
      {claims.length === 0 && (
        <p className="text-ink-2">
          No claims yet. Your pages say nothing about your company’s record until you add one.
        </p>
      )}
      {claimKinds.map((kind) => {
        const ofKind = claims.filter((claim) => claim.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`claims-${kind}`} className="mt-5">
            <h3 id={`claims-${kind}`} className="font-bold text-ink-2 text-sm">
              {claimKindLabels[kind]}
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {ofKind.map((claim, nth) => (
                <ClaimLine
                  key={claim.id}
                  claim={claim}
                  onEdit={() => setEdited(claim)}
                  onWithdraw={() => setWithdrawn(claim)}
                  {...(nth > 0 && { onUp: () => swap(claim, ofKind[nth - 1]) })}
                  {...(nth < ofKind.length - 1 && { onDown: () => swap(claim, ofKind[nth + 1]) })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {edited && <ClaimDialog claim={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
      {withdrawn && (
        <ActionDialog
          title={withdrawn.hidden === "withdrawn" ? "Put this claim back?" : "Withdraw this claim?"}
          text={
            withdrawn.hidden === "withdrawn"
              ? "It is shown again if it has a source and a date."
              : "It leaves every page and answer at once. You can put it back later."
          }
          confirmLabel={withdrawn.hidden === "withdrawn" ? "Put back" : "Withdraw claim"}
          tone={withdrawn.hidden === "withdrawn" ? "primary" : "danger"}
          onConfirm={() =>
            withdraw.mutateAsync({
              id: withdrawn.id,
              version: withdrawn.version,
              is_withdrawn: withdrawn.hidden !== "withdrawn",
            })
          }
          doneLabel={withdrawn.hidden === "withdrawn" ? "Claim put back" : "Claim withdrawn"}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
    </Card>
  );
}

type LineProps = {
  claim: KeptClaim;
  onEdit: () => void;
  onWithdraw: () => void;
  onUp?: () => void;
  onDown?: () => void;
};

function ClaimLine({ claim, onEdit, onWithdraw, onUp, onDown }: LineProps) {
  const { text, source, stated_on, hidden, is_due } = claim;
  const name = claimName(claim);
  const proof = [source, stated_on && formatDate(localDate(stated_on))].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 py-3 sm:flex-nowrap">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <b className="font-semibold">{name}</b>
          {hidden && <Badge tone="warn">{hiddenReasonLabels[hidden]}</Badge>}
          {is_due && <Badge tone="info">Check again</Badge>}
        </p>
        <p className="wrap-anywhere text-ink-2">{text}</p>
        <p className="wrap-anywhere text-ink-3 text-sm">{proof || "No source yet"}</p>
      </div>
      <div className="flex shrink-0 gap-1">
        <IconButton size="sm" label={`Move ${name} up`} disabled={!onUp} onClick={onUp}>
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton size="sm" label={`Move ${name} down`} disabled={!onDown} onClick={onDown}>
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton size="sm" label={`Edit ${name}`} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={hidden === "withdrawn" ? `Put ${name} back` : `Withdraw ${name}`}
          onClick={onWithdraw}
        >
          {hidden === "withdrawn" ? <Undo2 aria-hidden /> : <EyeOff aria-hidden />}
        </IconButton>
      </div>
    </li>
  );
}
