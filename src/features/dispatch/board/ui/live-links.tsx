import { Link2, Trash2 } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { isFollowable } from "#domain/live/live-window.ts";
import { linksContract as contract, type LiveLink } from "#features/live/links/contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";

/** People who can follow a trip by link, who created each link and where it was opened; loaded on demand. */
export function LiveLinks({ tripId }: { tripId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid justify-items-start gap-2 border-line border-t pt-4">
      <h3 className="font-bold text-base">Live links</h3>
      {isOpen ? (
        <Links tripId={tripId} />
      ) : (
        <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
          Show live links
        </Button>
      )}
    </section>
  );
}

const nameSchema = z.object({ name: z.string().check(z.trim(), z.minLength(1, "Enter who it is for")) });

function Links({ tripId }: { tripId: string }) {
  const query = useCall(contract.listLiveLinks, { trip_id: tripId });
  const create = useMakeCall(contract.createLiveLink, [contract.listLiveLinks]);
  const withdraw = useMakeCall(contract.withdrawLiveLink, [contract.listLiveLinks]);
  const [isAdding, setAdding] = useState(false);
  const [withdrawn, setWithdrawn] = useState<LiveLink>();
  if (query.isPending) return <SkeletonCard lines={2} />;
  if (!query.data)
    return (
      <ReadFailed title="We couldn’t load the live links" error={query.error} onAgain={() => void query.refetch()} />
    );
  return (
    <>
      <ul className="grid w-full gap-3 text-sm">
        {query.data.links.map((link) => (
          <LinkRow key={link.id} link={link} onWithdraw={() => setWithdrawn(link)} />
        ))}
      </ul>
      {query.data.links.some(({ standing }) => isFollowable(standing)) && (
        <Button size="sm" variant="outline" icon={<Link2 aria-hidden />} onClick={() => setAdding(true)}>
          Create live link
        </Button>
      )}
      {isAdding && (
        <FormDialog
          title="Create live link"
          text="Anyone with the link can see the driver, vehicle and position from an hour before pickup until 15 minutes after drop-off."
          confirmLabel="Create live link"
          doneLabel="Live link created"
          schema={nameSchema}
          defaultValues={{ name: "" }}
          onClose={() => setAdding(false)}
          onConfirm={({ name }) => create.mutateAsync({ trip_id: tripId, name })}
        >
          <FormField name="name" label="For" hint="For example, a hotel concierge" required>
            <TextInput maxLength={80} />
          </FormField>
        </FormDialog>
      )}
      {withdrawn && (
        <ActionDialog
          title="Withdraw live link?"
          text={`The link ${forWhom(withdrawn)} stops working. We don’t email anyone about it.`}
          confirmLabel="Withdraw link"
          doneLabel="Link withdrawn"
          tone="danger"
          onClose={() => setWithdrawn(undefined)}
          onConfirm={() => withdraw.mutateAsync({ link_id: withdrawn.id })}
        />
      )}
    </>
  );
}

const forWhom = ({ kind, name }: LiveLink): string => (kind === "customer" ? "of the customer" : `for ${name}`);

function LinkRow({ link, onWithdraw }: { link: LiveLink; onWithdraw: () => void }) {
  const { kind, name, address, made_by: madeBy, created_at: createdAt, openings } = link;
  return (
    <li className="grid gap-1.5 rounded-md bg-surface-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {kind === "customer" ? "Customer" : name}
        {kind === "family" && <Badge>Family</Badge>}
        {address === null && (link.withdrawn_at ? <Badge tone="bad">Withdrawn</Badge> : <Badge>Ended</Badge>)}
      </p>
      {kind !== "customer" && (
        <p className="text-ink-2">
          Made by {madeBy ?? "the customer"}, {formatDateTime(createdAt)}
        </p>
      )}
      <p className="text-ink-2">{openedText(openings)}</p>
      {address !== null && (
        <p className="flex flex-wrap gap-2">
          <CopyButton text={address} label="Copy link" />
          <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={onWithdraw}>
            Withdraw<span className="sr-only"> the link {forWhom(link)}</span>
          </Button>
        </p>
      )}
    </li>
  );
}

function openedText(openings: LiveLink["openings"]): string {
  const [last] = openings;
  if (!last) return "Not opened yet";
  const times = openings.reduce((sum, one) => sum + one.times, 0);
  const networks = openings.length === 1 ? last.network : `${openings.length} networks, last ${last.network}`;
  return `Opened ${times === 1 ? "once" : `${times} times`} from ${networks}, ${formatDateTime(last.last_at)}`;
}
