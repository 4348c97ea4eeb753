import { Megaphone, Plus } from "lucide-react";
import { useState } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { skipLabels } from "#domain/campaign/why-skipped.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type Campaign, campaignsContract } from "../contract.ts";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignDialog } from "./campaign-dialog.tsx";

const states: Readonly<Record<Campaign["state"], { label: string; tone: Tone }>> = {
  draft: { label: "Draft", tone: "neutral" },
  scheduled: { label: "Scheduled", tone: "info" },
  sending: { label: "Sending", tone: "info" },
  paused: { label: "Paused", tone: "warn" },
  done: { label: "Sent", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};

const refetched = { refetchInterval: 15_000 };

/** Every campaign with its results, and a way to write another. */
export function CampaignsBoard() {
  const { pages, error, again, hasMore, isReadingMore, more } = useCallPages(
    campaignsContract.listCampaigns,
    (after) => ({ ...(after && { after }) }),
    refetched,
  );
  const campaigns = pages?.flatMap((page) => page.campaigns);
  const [opened, setOpened] = useState<Campaign | "new">();
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-ink-2">
          A campaign goes only to customers who agreed to offers and news by email. Each email has a link to
          unsubscribe. Nothing is sent between 21:00 and 07:00.
        </p>
        <Button icon={<Plus aria-hidden />} onClick={() => setOpened("new")}>
          New campaign
        </Button>
      </div>
      {error && !pages && <ReadFailed title="We couldn’t load the campaigns" error={error} onAgain={again} />}
      {!pages && !error && <SkeletonCard lines={6} />}
      {campaigns?.length === 0 && (
        <EmptyState
          icon={<Megaphone />}
          title="No campaigns yet"
          text="Write one to tell customers about a new tour or an offer."
        />
      )}
      {campaigns?.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} onEdit={() => setOpened(campaign)} />
      ))}
      {hasMore && (
        <Button variant="quiet" className="justify-self-center" busy={isReadingMore} onClick={more}>
          Show more
        </Button>
      )}
      {opened && (
        <CampaignDialog campaign={opened === "new" ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

function CampaignCard({ campaign, onEdit }: { campaign: Campaign; onEdit: () => void }) {
  const { name, state, subject, results, skipped } = campaign;
  const { label, tone } = states[state];
  const figures = [
    ["Waiting", results.waiting],
    ["Sent", results.sent],
    ["Delivered", results.delivered],
    ["Came back", results.bounced],
    ["Unsubscribed", results.unsubscribed],
  ] as const;
  const isUnderWay = state !== "draft" && state !== "scheduled";
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="flex flex-wrap items-center gap-2 font-bold text-lg">
            {name}
            <Badge dot tone={tone}>
              {label}
            </Badge>
          </h2>
          <p className="[overflow-wrap:anywhere]">{subject}</p>
          <p className="text-ink-2 text-sm">{momentText(campaign)}</p>
        </div>
        <CampaignActions campaign={campaign} onEdit={onEdit} />
      </div>
      {isUnderWay && (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {figures.map(([figure, value]) => (
            <div key={figure}>
              <dt className="text-ink-2 text-sm">{figure}</dt>
              <dd className="font-bold text-xl tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {skipped.length > 0 && (
        <p className="text-ink-2 text-sm">
          Not sent to: {skipped.map(({ reason, count }) => `${count} (${skipLabels[reason].toLowerCase()})`).join(", ")}
        </p>
      )}
    </Card>
  );
}

function momentText({ state, finished_at, scheduled_for, created_at }: Campaign): string {
  if (finished_at) return `Ended ${formatDateTime(finished_at)}`;
  if (scheduled_for && state === "scheduled") return `Starts ${formatDateTime(scheduled_for)}`;
  if (scheduled_for && state !== "draft") return `Started ${formatDateTime(scheduled_for)}`;
  return `Written ${formatDateTime(created_at)}`;
}
