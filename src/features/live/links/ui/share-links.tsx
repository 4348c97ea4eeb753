import { Link2Off, Share2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { PagedList } from "#design/table/paged-list.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type LiveLink, linksContract } from "../contract.ts";

/** Every live link: recipient, creator and views. */
export function ShareLinks() {
  const { pages, error, again, hasMore, isReadingMore, more } = useCallPages(linksContract.listLiveLinks, (after) => ({
    ...(after !== undefined && { after }),
  }));
  const [gone, setGone] = useState<LiveLink>();
  const links = pages?.flatMap((page) => page.links);
  return (
    <Card>
      <CardHeader
        title="Share links"
        note="Links that let someone follow a trip without signing in, newest first. Each works only around the time of its trip."
      />
      <PagedList
        label="Share links"
        items={links?.map((link) => <LinkRow key={link.id} link={link} onWithdraw={() => setGone(link)} />)}
        error={error}
        onAgain={again}
        hasMore={hasMore}
        isReadingMore={isReadingMore}
        onMore={more}
        className="gap-0!"
        empty={
          <EmptyState
            icon={<Share2 />}
            title="No share links yet"
            text="A link appears when a customer opens theirs or shares it with family, or when our team creates one."
          />
        }
      />
      {gone && <WithdrawDialog link={gone} onClose={() => setGone(undefined)} />}
    </Card>
  );
}

const kindLabels: Readonly<Record<LiveLink["kind"], string>> = {
  customer: "Customer",
  family: "Shared by the customer",
  staff: "By our team",
};

function LinkRow({ link, onWithdraw }: { link: LiveLink; onWithdraw: () => void }) {
  const isOpen = link.address !== null;
  return (
    <li className="grid gap-1 border-line border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{link.reference}</span>
        <span className="text-ink-2">{formatFullDateTime(link.pickup_at)}</span>
        <Badge tone={isOpen && link.standing === "open" ? "ok" : "neutral"}>{statusOf(link)}</Badge>
        {isOpen && link.address && (
          <span className="ms-auto flex flex-wrap gap-2">
            <CopyButton text={link.address} />
            <Button size="sm" variant="quiet" icon={<Link2Off aria-hidden />} onClick={onWithdraw}>
              Withdraw<span className="sr-only"> link to {link.reference}</span>
            </Button>
          </span>
        )}
      </div>
      <p className="text-ink-2 text-sm">
        {kindLabels[link.kind]}
        {link.name && `, for ${link.name}`}
        {link.made_by && `, created by ${link.made_by}`}, {formatFullDateTime(link.created_at)}
      </p>
      <p className="text-ink-3 text-sm">{openedText(link)}</p>
    </li>
  );
}

const standingLabels: Readonly<Record<LiveLink["standing"], string>> = {
  early: "Not open yet",
  open: "Active",
  over: "Ended",
  cancelled: "Trip cancelled",
};

const statusOf = ({ withdrawn_at, standing }: LiveLink): string =>
  withdrawn_at ? "Withdrawn" : standingLabels[standing];

function openedText({ openings }: LiveLink): string {
  if (openings.length === 0) return "Not opened yet";
  const from = openings.map(
    ({ network, times, last_at }) =>
      `${network} (${times === 1 ? "once" : `${times} times`}, last ${formatFullDateTime(last_at)})`,
  );
  return `Opened from ${from.join("; ")}`;
}

function WithdrawDialog({ link, onClose }: { link: LiveLink; onClose: () => void }) {
  const withdraw = useMakeCall(linksContract.withdrawLiveLink, [linksContract.listLiveLinks]);
  return (
    <ActionDialog
      title={`Withdraw the link to ${link.reference}?`}
      text="It stops working immediately, for everyone who has it."
      confirmLabel="Withdraw link"
      doneLabel="Link withdrawn"
      tone="danger"
      onClose={onClose}
      onConfirm={() => withdraw.mutateAsync({ link_id: link.id })}
    />
  );
}
